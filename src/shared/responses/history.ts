import type * as Contract from '#contract/history.ts';
import { money } from './common.ts';
import { day, list, object, oneOf, type Read, type Reader } from './read.ts';

export type FlatHistory = Read<Contract.FlatHistory>;

/** Only null is null: an amount that cannot be read is no price on request. */
function nullOr<T>(read: Reader<T>): Reader<T | null> {
  return (value, path) => (value === null ? null : read(value, path));
}

export const flatHistory = object<Contract.FlatHistory>(
  {
    changes: list(
      object<Contract.FlatChange>({ day, price: nullOr(money), status: oneOf('free', 'reserved', 'sold') }, {}),
    ),
  },
  {},
);
