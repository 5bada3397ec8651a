import type * as Contract from '#contract/projects/history.ts';
import type { FlatChange, HistoryMonth } from '#domain/flats/flatHistory.ts';
import { flatStatuses } from '#domain/flats/flatValues.ts';
import { money, percent, term } from './common.ts';
import {
  day,
  list,
  month,
  nullOr,
  number,
  object,
  oneOf,
  orNull,
  text,
  whole,
  type Read,
  type Reader,
} from './read.ts';

export type FlatHistory = Read<Contract.FlatHistory>;
export type ProjectHistory = Read<Contract.ProjectHistory>;

export const flatHistory = object<Contract.FlatHistory>(
  {
    changes: list(object<FlatChange>({ day, price: nullOr(money), status: oneOf(...flatStatuses) }, {})),
  },
  {},
);

const promise = object<Contract.Handover['promises'][number]>({ day, month, reason: orNull(text) }, {});

/** A building of which no promise can be read is left out. */
const handover: Reader<ProjectHistory['handovers'][number]> = (value, path) => {
  const taken = object<Contract.Handover>({ building: term, promises: list(promise), actual: nullOr(day) }, {})(
    value,
    path,
  );
  return taken?.promises.length === 0 ? undefined : taken;
};

export const projectHistory = object<Contract.ProjectHistory>(
  {
    since: orNull(day),
    months: list(
      object<HistoryMonth>(
        { month, price_per_m2: orNull(money), change_percent: orNull(number()), sold: whole(), free: whole(0) },
        {},
      ),
    ),
    stages: list(
      object<Contract.StageDiscount>({ name: text, percent, valid_from: day, valid_until: nullOr(day) }, {}),
    ),
    handovers: list(handover),
  },
  {},
);
