import type * as z from 'zod';
import { leadCalls } from './calls/leads.ts';
import { readingCalls } from './calls/reading.ts';
import { reservationCalls } from './calls/reservations.ts';
import { visitCalls } from './calls/visits.ts';

export type { Method } from './calls/shape.ts';

/** SPEC.md section 7, a call a row, and the calls of its extensions. */
export const calls = { ...readingCalls, ...leadCalls, ...visitCalls, ...reservationCalls } as const;

export type Calls = typeof calls;
export type CallId = keyof Calls;
export type Params<Id extends CallId> = z.output<Calls[Id]['params']>;
export type Query<Id extends CallId> = z.output<Calls[Id]['query']>;
/** The whole body of a successful response. */
export type CallResponse<Id extends CallId> = z.output<Calls[Id]['response']>;
