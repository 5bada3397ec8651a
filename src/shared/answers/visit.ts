import type * as Contract from '#contract/visit.ts';
import { alias, clock } from './common.ts';
import { centerOffered, centerPromised } from './company.ts';
import { day, list, matching, object, oneOf, orNull, text, whole, type Read, type Reader } from './read.ts';

export type CentersData = Read<Contract.CentersData>;
export type SlotsData = Read<Contract.SlotsData>;

const moment = matching(/^\d{4}-\d\d-\d\dT\d\d:\d\d/, 'a moment in ISO');

/** An extension of ours: a center that does not say what can be booked there is left out. */
export const centersData: Reader<CentersData> = object<Contract.CentersData>(
  {
    time_zone: text,
    centers: list(
      object<Contract.CentersData['centers'][number]>(
        {
          ...centerPromised,
          visits: object<Contract.VisitRules>(
            { slot_minutes: whole(5), days_ahead: whole(1), kinds: list(oneOf('in_person', 'online')) },
            {},
          ),
        },
        centerOffered,
      ),
    ),
  },
  {},
);

export const slotsData: Reader<SlotsData> = object<Contract.SlotsData>(
  {
    center: alias,
    time_zone: text,
    slot_minutes: whole(5),
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
