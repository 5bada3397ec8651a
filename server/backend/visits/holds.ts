import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Hold } from '#contract/leads/visit.ts';
import { inKyiv } from '#domain/time/kyivTime.ts';
import type { KeyedRequest, Attempts } from '../database/attempts.ts';
import { LeadRefused } from '../database/refusals.ts';
import type { Tables } from '../database/tables.ts';
import type { LeadTransaction } from '../database/writer.ts';
import {
  type FindSlot,
  heldBy,
  releaseHeldSeat,
  type SlotKey,
  takeHeldSeat,
  takeSeat,
  type RequestedSlot,
} from './seats.ts';

/** Milliseconds. */
const holdTime = 300_000;

/**
 * Holds of one network at once. A visitor has one, an office or the customers of a mobile provider share an address; all seats of a center
 * must not be held by one of them.
 */
const mostHolds = 8;
const mostHoldsOfDay = 4;

export interface Holds {
  /** Releases the hold that the slot replaces. `network` is the origin of the request and limits its holds. */
  hold(findSlot: FindSlot, attempt?: KeyedRequest, network?: string): Promise<Hold>;
  /** Undefined: the token is unknown, or the hold has ended. */
  find(token: string): Promise<Hold | undefined>;
  release(token: string, attempt?: KeyedRequest): Promise<boolean>;
}

interface HoldsParts {
  readonly db: Kysely<Tables>;
  readonly attempts: Attempts;
  readonly now: () => Date;
  /** Of an address, so that it is stored nowhere. */
  readonly digest: (network: string) => string;
}

/** Throws `too_many_requests` when the network holds as many seats as it may, those of a center's day or all. */
async function expectFewHolds(
  { db }: LeadTransaction,
  { center, starts_at, hold = '' }: RequestedSlot,
  holder: string,
  now: string,
): Promise<void> {
  const held = await db
    .selectFrom('seats')
    .select(['center', 'starts_at'])
    .where('held_by', '=', holder)
    .where('lead_id', 'is', null)
    .where('held_until', '>', now)
    .where('hold_id', '!=', hold)
    .execute();
  const { day } = inKyiv(new Date(starts_at));
  const ofDay = held.filter((seat) => seat.center === center && inKyiv(new Date(seat.starts_at)).day === day);
  if (held.length >= mostHolds || ofDay.length >= mostHoldsOfDay)
    throw new LeadRefused('too_many_requests', { retryAfter: holdTime / 1000 });
}

export function createHolds({ db, attempts, now, digest }: HoldsParts): Holds {
  const shown = (token: string, { center, starts_at }: SlotKey, until: string): Hold => ({
    token,
    center,
    starts_at,
    expires_at: until,
    seconds_left: Math.max(0, Math.ceil((Date.parse(until) - now().getTime()) / 1000)),
  });
  return {
    async hold(findSlot, attempt, network) {
      const moment = now();
      const until = new Date(moment.getTime() + holdTime).toISOString();
      const held = await attempts.once(attempt, moment.toISOString(), async (transaction) => {
        const slot = await findSlot(transaction);
        const { center, starts_at, hold: replaces } = slot;
        const holder = network === undefined ? null : digest(network);
        if (holder !== null) await expectFewHolds(transaction, slot, holder, moment.toISOString());
        const place = { center, starts_at };
        const token = randomBytes(18).toString('base64url');
        const owner = heldBy(token, until, holder);
        // The same slot again: the visitor's own hold must not block it.
        const prolonged =
          replaces !== undefined && (await takeHeldSeat(transaction, place, replaces, owner, moment.toISOString()));
        if (!prolonged) await takeSeat(transaction, slot, owner, moment.toISOString());
        if (!prolonged && replaces !== undefined) await releaseHeldSeat(transaction, replaces);
        return { result: shown(token, place, until) };
      });
      // Of a repeated request a part has passed.
      return shown(held.token, held, held.expires_at);
    },

    async find(token) {
      const seat = await db
        .selectFrom('seats')
        .select(['center', 'starts_at', 'held_until'])
        .where('hold_id', '=', token)
        .executeTakeFirst();
      if (seat === undefined || seat.held_until === null || seat.held_until <= now().toISOString()) return undefined;
      return shown(token, seat, seat.held_until);
    },

    release: async (token, attempt) =>
      attempts.once(attempt, now().toISOString(), async (transaction) => ({
        result: await releaseHeldSeat(transaction, token),
      })),
  };
}
