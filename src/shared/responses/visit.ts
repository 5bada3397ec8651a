import type * as Contract from '#contract/leads/visit.ts';
import { clock, moment } from './common.ts';
import { centerOffered, centerPromised } from './company.ts';
import { day, list, object, oneOf, orNull, unique, whole, type Read, type Reader } from './read.ts';

// No page reads the omitted fields, so a response may lack them.
type WireCenters = {
  centers: (Omit<Contract.CentersData['centers'][number], 'visits'> & {
    visits: Omit<Contract.VisitRules, 'slot_minutes'>;
  })[];
};
type WireSlots = Pick<Contract.SlotsData, 'days' | 'next_day'>;

export type CentersData = Read<WireCenters>;
export type SlotsData = Read<WireSlots>;

/** Drops a center without booking rules. */
export const centersData: Reader<CentersData> = object<WireCenters>(
  {
    centers: unique(
      list(
        object<WireCenters['centers'][number]>(
          {
            ...centerPromised,
            visits: object<WireCenters['centers'][number]['visits']>(
              { days_ahead: whole(1), kinds: list(oneOf('in_person', 'online')) },
              {},
            ),
          },
          centerOffered,
        ),
      ),
      'alias',
    ),
  },
  {},
);

export const slotsData: Reader<SlotsData> = object<WireSlots>(
  {
    days: list(
      object<Contract.SlotsData['days'][number]>(
        { day, slots: list(object<Contract.Slot>({ starts_at: moment, time: clock, free: whole(0) }, {})) },
        {},
      ),
    ),
    next_day: orNull(day),
  },
  {},
);
