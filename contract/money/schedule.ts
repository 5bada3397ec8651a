import * as z from 'zod';
import { maxIdLength } from '#domain/alias.ts';
import { languages } from '#domain/languages.ts';
import { Day, Money } from '../common.ts';

/** A whole number as a query carries it. */
const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^-?\d{1,11}$/, 'a whole number')
    .transform(Number)
    .pipe(z.int().min(least).max(most));

const money = z
  .string()
  .regex(/^\d{1,11}$/, 'integer kopiykas')
  .transform(Number)
  .pipe(Money);

/** The parameters of a payment schedule PDF. The project's own rules are checked separately. */
export const ScheduleQuery = z
  .object({
    /** A link cannot set headers: the language in its address overrides Accept-Language. */
    language: z.enum(languages).optional(),
    way: z.enum(['instalment', 'mortgage']),
    price: money,
    down: money,
    months: whole(1, 600),
    /** Months between two parts of an instalment. */
    parts: whole(1, 12).default(1),
    /** Yearly rise of the dollar in percent in the scenario; absent: payments are not pegged. */
    rate: whole(-50, 100).optional(),
    /** The key of the mortgage programme. */
    programme: z.string().min(1).max(64).optional(),
    /** The day of the contract, from which payments are counted. */
    day: Day,
    /** The id of the flat. */
    flat: z.string().min(1).max(maxIdLength).optional(),
  })
  .meta({ id: 'ScheduleQuery' });

export type ScheduleQuery = z.output<typeof ScheduleQuery>;
/** As a link writes it. */
export type ScheduleParams = Readonly<Partial<Record<keyof ScheduleQuery, string>>>;
