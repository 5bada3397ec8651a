import * as z from 'zod';
import { passportKeys } from '#domain/passport.ts';
import { Day, WebAddress } from '../common.ts';

/** One statement of the passport. The site shows none without its day. */
export const PassportClaim = z
  .object({
    /** Says what is claimed, and in which unit its `value` is: people, m², hours, kW, kWh or a plain number. */
    key: z.enum(passportKeys),
    /** `checked`: seen to be so on that day; `designed`: the project documents foresee it. */
    kind: z.enum(['checked', 'designed']),
    /** When it was checked, or compared with the project documents; of a drill or an inspection, when it was held. */
    checked: Day,
    /** Null for what is told in words. */
    value: z.number().nonnegative().nullable(),
    /** The claim itself, or a note on its number. */
    text: z.string().min(1).nullable(),
    /** What proves it. */
    document: z.object({ title: z.string().min(1), url: WebAddress }).nullable(),
  })
  .meta({ id: 'PassportClaim' });

/** Safety and energy of a project. Its buildings are named where they differ, each with its own claims alone. */
export const Passport = z
  .object({
    claims: z.array(PassportClaim),
    buildings: z.array(
      z.object({
        /** The key of the flats' `building`. */
        key: z.string().min(1),
        name: z.string().min(1),
        claims: z.array(PassportClaim),
      }),
    ),
  })
  .meta({ id: 'Passport' });

export type PassportClaim = z.infer<typeof PassportClaim>;
export type Passport = z.infer<typeof Passport>;
