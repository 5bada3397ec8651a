import * as z from 'zod';
import { Alias, Money, Percent, offered } from '../common.ts';
import { MortgageProgramme } from './mortgage.ts';
import { Flat } from '../projects/planning.ts';
import { Rooms } from '../projects/project.ts';
import { PurchaseCosts } from './purchaseCost.ts';

export const InstalmentRules = z
  .object({
    down_payment_percent: z.object({ min: Percent, max: Percent, default: Percent }),
    months: z.object({ min: z.int().positive(), max: z.int().positive(), default: z.int().positive() }),
    ...offered({
      /** Months between two parts that the buyer may choose from. */
      part_months: z.array(z.union([z.literal(1), z.literal(3)])).min(1),
      /** Whether parts may be pegged to the dollar. */
      dollar_peg: z.boolean(),
      /** Of the overdue part, a day. */
      late_fee_percent: Percent,
    }),
  })
  .meta({ id: 'InstalmentRules' });

/** Free flats of the project may be reserved free of charge by the call `reserveFlat`, each for so many hours. */
export const ReservationTerms = z.object({ hours: z.int().min(1).max(720) }).meta({ id: 'ReservationTerms' });

/** The flat that a link to the calculator is about. */
export const CalculatorFlat = Flat.pick({
  id: true,
  building: true,
  section: true,
  floor: true,
  number: true,
  rooms: true,
  total_area: true,
  status: true,
  price: true,
  discount: true,
}).meta({ id: 'CalculatorFlat' });

/** Instalment calculator data of a project. */
export const CalculatorProject = z
  .object({
    ...offered({
      alias: Alias,
      title: z.string().min(1),
      price_per_m2: Money.nullable(),
      price_from: Money.nullable(),
      /** Typical flats to start from; areas in m². */
      examples: z.array(z.object({ rooms: Rooms, total_area: z.number().positive(), price: Money })),
      instalment: InstalmentRules.nullable(),
      mortgages: z.array(MortgageProgramme),
      /** Absent: purchase costs are not shown. */
      costs: PurchaseCosts,
      /** Null or absent: its flats cannot be reserved on the site. */
      reservation: ReservationTerms.nullable(),
      /** The requested flat; null when no flat has that id, absent when none was requested. */
      flat: CalculatorFlat.nullable(),
    }),
  })
  .meta({ id: 'CalculatorProject' });

export const CalculatorData = z.object({ project: CalculatorProject }).meta({ id: 'CalculatorData' });

export type InstalmentRules = z.infer<typeof InstalmentRules>;
export type ReservationTerms = z.infer<typeof ReservationTerms>;
export type CalculatorFlat = z.infer<typeof CalculatorFlat>;
export type CalculatorProject = z.infer<typeof CalculatorProject>;
export type CalculatorData = z.infer<typeof CalculatorData>;
