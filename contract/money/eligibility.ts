import * as z from 'zod';
import { Money, Month, PublishedSource } from '../common.ts';

const source = { source: PublishedSource };
const years = z.int().positive();

/** Square metres of a household: `base` for the first `people`, `per_person` for each further one. */
export const householdArea = {
  base: z.number().positive(),
  people: z.int().positive(),
  per_person: z.number().nonnegative(),
  /** However many people; null: no bound. */
  max: z.number().positive().nullable(),
};

/** What a state programme asks for; null: nothing of that kind. Groups and down payment are in the calculator's programme. */
export const ProgrammeEligibility = z
  .object({
    /** The key of the calculator's mortgage programme. */
    programme: z.string().min(1),
    /** Years of the borrower: at least `from` today, at most `to_end` when the loan ends. */
    age: z.object({ from: years, to_end: years, ...source }).nullable(),
    /** The largest flat. */
    area: z.object({ ...householdArea, ...source }).nullable(),
    /** Everybody whose household owns less belongs to the group, a key of the programme's `eligible`. */
    owned_area: z.object({ group: z.string().min(1), ...householdArea, ...source }).nullable(),
    /** The highest price in the city of the project. */
    price_per_m2: z
      .object({
        /** Null: for every city that has no cap of its own. */
        city: z.string().min(1).nullable(),
        max: Money,
        ...source,
      })
      .nullable(),
    /** Whole years since the commissioning, at most. */
    complex_age: z.object({ years_max: years, ...source }).nullable(),
    /** To bring along. */
    documents: z.array(z.string().min(1)),
    /** From the application to the keys, in their order. */
    steps: z.array(z.string().min(1)),
  })
  .meta({ id: 'ProgrammeEligibility' });

/** Rules of the state programmes by which flats of a project are sold. The site applies them on the visitor's device. */
export const Eligibility = z
  .object({
    /** A rule that was compared with its source longer ago may be out of date. */
    fresh_days: z.int().positive(),
    /** The month of the last building's commissioning; null while it is not announced. */
    completed: Month.nullable(),
    programmes: z.array(ProgrammeEligibility).min(1),
  })
  .meta({ id: 'Eligibility' });

export type Eligibility = z.infer<typeof Eligibility>;
export type ProgrammeEligibility = z.infer<typeof ProgrammeEligibility>;
