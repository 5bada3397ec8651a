import type * as Contract from '#contract/visit.ts';
import { clock } from './common.ts';
import { centerOffered, centerPromised } from './company.ts';
import { day, list, matching, object, oneOf, orNull, unique, whole, type Read, type Reader } from './read.ts';

// No page reads the fields that are omitted here, so an answer without them is as good.
type WireCenters = {
  centers: (Omit<Contract.CentersData['centers'][number], 'visits'> & {
    visits: Omit<Contract.VisitRules, 'slot_minutes'>;
  })[];
};
type WireSlots = Pick<Contract.SlotsData, 'days' | 'next_day'>;

export type CentersData = Read<WireCenters>;
export type SlotsData = Read<WireSlots>;

const moment = matching(/^\d{4}-\d\d-\d\dT\d\d:\d\d/, 'a moment in ISO');

/** An extension of ours: a center that does not say what can be booked there is left out. */
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
