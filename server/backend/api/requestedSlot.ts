import { LeadRefused } from '../leads/leadRefused.ts';
import type { Center } from '../content/assemble.ts';
import { isBookable } from '../visits/openingSlots.ts';
import type { RequestedSlot } from '../visits/seats.ts';
import type { LeadContext } from './leadContext.ts';

/** How much later than the center's lead time a slot that is held may still be booked, in milliseconds: the hold was in time. */
const grace = 600_000;

export const centerOf = ({ snapshot }: LeadContext, alias: string): Center | undefined =>
  snapshot().ua.centers.find((center) => center.alias === alias);

/**
 * The slot that a request names, to be looked at only when it is not a repeat of one that was answered.
 * Throws `slot_taken` for one that there is not, or that is too soon or too far away: to the visitor it is all the same.
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
