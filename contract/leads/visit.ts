import * as z from 'zod';
import { daysBetween } from '#domain/time/days.ts';
import { Alias, Day } from '../common.ts';
import { SalesCenter } from '../company.ts';
import { LeadReceipt } from './lead.ts';
import {
  Clock,
  consentFields,
  emailField,
  guardFields,
  personFields,
  sourceFields,
  subjectFields,
} from './leadFields.ts';

export const VisitKind = z.enum(['in_person', 'online']).meta({ id: 'VisitKind' });

/** Booking rules of a center. */
export const VisitRules = z
  .object({
    /** How long a visit is, in minutes; visits begin one after the other from the opening on. */
    slot_minutes: z.int().min(5),
    /** How many days from today can be booked, today included. */
    days_ahead: z.int().min(1),
    kinds: z.array(VisitKind).min(1),
  })
  .meta({ id: 'VisitRules' });

export const CentersData = z
  .object({
    time_zone: z.string().min(1),
    centers: z.array(z.object({ ...SalesCenter.shape, visits: VisitRules }).meta({ id: 'VisitCenter' })),
  })
  .meta({ id: 'CentersData' });

/** The longest range of one slots request in days, both ends included. */
const longestRange = 62;

export const SlotsQuery = z
  .object({ from: Day, to: Day })
  .refine(({ from, to }) => from <= to && daysBetween(from, to) < longestRange, {
    path: ['to'],
    error: `from the day of \`from\` to ${longestRange} days on`,
  });

export const Slot = z
  .object({
    /** ISO in UTC: names the slot in every call, also in the hour that a night in autumn has twice. */
    starts_at: z.iso.datetime(),
    /** The same in the center's clocks. */
    time: Clock,
    /** How many visits more can be booked; a slot that somebody holds is not free. */
    free: z.int().min(0),
  })
  .meta({ id: 'Slot' });

export const SlotsData = z
  .object({
    center: Alias,
    time_zone: z.string().min(1),
    slot_minutes: z.int().min(5),
    /** Days of the range on which visits begin; slots that are taken are there with none free, slots that have passed are not. */
    days: z.array(z.object({ day: Day, slots: z.array(Slot).min(1) })),
    /** The first day after the range with a free slot. */
    next_day: Day.nullable(),
  })
  .meta({ id: 'SlotsData' });

const Token = z.string().regex(/^[\w-]{16,128}$/, 'a token as the backend gave it');

const place = { center: Alias, starts_at: z.iso.datetime() };

export const HoldBody = z
  .object({
    ...place,
    /** The visitor's earlier hold, which is let go in the same moment. */
    replaces: Token.optional(),
  })
  .meta({ id: 'HoldBody' });

export const Hold = z
  .object({
    token: Token,
    ...place,
    /** ISO in UTC. */
    expires_at: z.iso.datetime(),
    /** For countdowns: the visitor's clock may be wrong. */
    seconds_left: z.int().min(0),
  })
  .meta({ id: 'Hold' });

export const HoldReleased = z.object({ released: z.boolean() }).meta({ id: 'HoldReleased' });

export const VisitBody = z
  .object({
    ...place,
    kind: VisitKind,
    /** The slot's hold. A visit without one, or with one that is over, is booked if the slot is still free. */
    hold: Token.optional(),
    project: Alias.optional().meta({
      description: 'The project that the visit is about; an alias that no project has is refused with 422',
    }),
    flat: subjectFields.flat,
    ...personFields,
    ...emailField,
    ...consentFields,
    ...guardFields,
    ...sourceFields,
  })
  .meta({ id: 'VisitBody' });

/** A visit without personal data: a private link may go astray. */
export const Visit = z
  .object({
    number: z.string().min(1),
    status: z.enum(['booked', 'cancelled']),
    ...place,
    day: Day,
    time: Clock,
    minutes: z.int().min(5),
    kind: VisitKind,
    /** What the visit is about, where it was booked about something. */
    project: Alias.optional(),
    /** Id of a flat of that project. */
    flat: z.string().optional(),
    /** Whether it may be moved or cancelled: it has not begun and was not cancelled. */
    can_change: z.boolean(),
  })
  .meta({ id: 'Visit' });

export const VisitReceipt = z.object({ ...LeadReceipt.shape, visit: Visit }).meta({ id: 'VisitReceipt' });

/** The new data of a visit; its old slot becomes free. */
export const VisitChange = z
  .object({ ...place, kind: VisitKind.optional(), hold: Token.optional() })
  .meta({ id: 'VisitChange' });

export const HoldParams = z.object({ token: Token });
export const NumberParams = z.object({ number: z.string().regex(/^[\w-]{1,40}$/) });
export const TokenQuery = z.object({ token: Token });

export type VisitKind = z.infer<typeof VisitKind>;
export type VisitRules = z.infer<typeof VisitRules>;
export type CentersData = z.infer<typeof CentersData>;
export type SlotsQuery = z.infer<typeof SlotsQuery>;
export type Slot = z.infer<typeof Slot>;
export type SlotsData = z.infer<typeof SlotsData>;
export type HoldBody = z.infer<typeof HoldBody>;
export type Hold = z.infer<typeof Hold>;
export type VisitBody = z.infer<typeof VisitBody>;
export type Visit = z.infer<typeof Visit>;
export type VisitReceipt = z.infer<typeof VisitReceipt>;
export type VisitChange = z.infer<typeof VisitChange>;
