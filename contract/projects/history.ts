import * as z from 'zod';
import { Day, Money, Month, Percent, Term } from '../common.ts';
import { FlatStatus } from './planning.ts';

/** What was published of a flat from a day on. */
const FlatChange = z
  .object({
    day: Day,
    /** Of the price list, before offers; null: on request. */
    price: Money.nullable(),
    status: FlatStatus,
  })
  .meta({ id: 'FlatChange' });

/** Oldest first; the last entry is what is published now. */
export const FlatHistory = z.object({ changes: z.array(FlatChange) }).meta({ id: 'FlatHistory' });

/** The flats of a project at the end of a month; `domain/flats/flatHistory.ts` computes it. */
const HistoryMonth = z
  .object({
    month: Month,
    /** Median of the free flats, before offers; null: none of them has a price. */
    price_per_m2: Money.nullable(),
    /** How the prices of the same flats have changed since the first day. */
    change_percent: z.number().nullable(),
    /** Flats sold in the month, less those that came back. */
    sold: z.int(),
    free: z.int().nonnegative(),
  })
  .meta({ id: 'HistoryMonth' });

/** A discount at a stage of construction. */
export const StageDiscount = z
  .object({
    name: z.string().min(1),
    percent: Percent,
    valid_from: Day,
    /** Included; null: it still holds. */
    valid_until: Day.nullable(),
  })
  .meta({ id: 'StageDiscount' });

/** When a building was promised, and when it was handed over. */
export const Handover = z
  .object({
    building: Term,
    /** Oldest first: the first promise and every change of it. */
    promises: z.array(
      z.object({
        /** When it was made. */
        day: Day,
        month: Month,
        reason: z.string().min(1).nullable(),
      }),
    ),
    /** Null: not yet. */
    actual: Day.nullable(),
  })
  .meta({ id: 'Handover' });

export const ProjectHistory = z
  .object({
    /** The first day of which anything is known of its flats; null: no day. */
    since: Day.nullable(),
    /** Oldest first, the current month included. */
    months: z.array(HistoryMonth),
    stages: z.array(StageDiscount),
    handovers: z.array(Handover),
  })
  .meta({ id: 'ProjectHistory' });

export type FlatHistory = z.infer<typeof FlatHistory>;
export type StageDiscount = z.infer<typeof StageDiscount>;
export type Handover = z.infer<typeof Handover>;
export type ProjectHistory = z.infer<typeof ProjectHistory>;
