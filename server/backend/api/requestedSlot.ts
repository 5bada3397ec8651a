import { LeadRefused } from '../database/refusals.ts';
import type { Center } from '../content/assemble.ts';
import { isBookable } from '../visits/openingSlots.ts';
import type { RequestedSlot } from '../visits/seats.ts';
import type { LeadContext } from './leadContext.ts';

/** Milliseconds after the center's lead time in which a held slot may still be booked: the hold was in time. */
const grace = 600_000;

export const centerOf = ({ snapshot }: LeadContext, alias: string): Center | undefined =>
  snapshot().ua.centers.find((center) => center.alias === alias);

/**
 * Finds the requested slot. Called only when the request is no repeat of an earlier attempt. Throws `slot_taken` for a
 * slot that does not exist, is too soon or too far away.
 */
export const requestedSlot =
  (
    context: LeadContext,
    { center: alias, starts_at }: { center: string; starts_at: string },
    hold: string | undefined,
  ): (() => RequestedSlot) =>
  () => {
    const center = centerOf(context, alias);
    const startsAt = new Date(starts_at);
    const asOf = new Date(context.leads.now().getTime() - (hold === undefined ? 0 : grace));
    if (center === undefined || !isBookable(center, startsAt, asOf)) throw new LeadRefused('slot_taken');
    const { capacity, slot_minutes: minutes } = center.visits;
    return {
      center: alias,
      starts_at: startsAt.toISOString(),
      capacity,
      minutes,
      ...(hold === undefined ? {} : { hold }),
    };
  };
