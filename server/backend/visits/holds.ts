import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Hold } from '#contract/visit.ts';
import type { Attempt, Attempts } from '../leads/attempts.ts';
import type { Tables } from '../leads/leadTable.ts';
import { heldBy, letGo, type Place, takeHeldSeat, takeSeat, type WantedSlot } from './seats.ts';

/** Milliseconds. */
const holdTime = 300_000;

export interface Holds {
  /** `wanted` throws when its slot cannot be held; the hold that it names is let go. */
  hold(wanted: () => WantedSlot, attempt?: Attempt): Promise<Hold>;
  /** Undefined: there is none of that token, or it is over. */
  find(token: string): Promise<Hold | undefined>;
  release(token: string, attempt?: Attempt): Promise<boolean>;
}

interface HoldsParts {
  readonly db: Kysely<Tables>;
  readonly attempts: Attempts;
  readonly now: () => Date;
}

export function createHolds({ db, attempts, now }: HoldsParts): Holds {
  const shown = (token: string, { center, starts_at }: Place, until: string): Hold => ({
    token,
    center,
    starts_at,
    expires_at: until,
    seconds_left: Math.max(0, Math.ceil((Date.parse(until) - now().getTime()) / 1000)),
  });
  return {
    async hold(wanted, attempt) {
      const moment = now();
      const until = new Date(moment.getTime() + holdTime).toISOString();
      return attempts.once(attempt, moment.toISOString(), async (work) => {
        const { center, starts_at, capacity, hold: replaces } = wanted();
        const place = { center, starts_at };
        const token = randomBytes(18).toString('base64url');
        const claim = heldBy(token, until);
        // The same slot once more: the visitor's own hold must not stand in the way.
        const prolonged = replaces !== undefined && (await takeHeldSeat(work, place, replaces, claim));
        if (!prolonged) await takeSeat(work, place, capacity, claim, moment.toISOString());
        if (!prolonged && replaces !== undefined) await letGo(work, replaces);
        return { answer: shown(token, place, until) };
      });
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
      attempts.once(attempt, now().toISOString(), async (work) => ({ answer: await letGo(work, token) })),
  };
}
