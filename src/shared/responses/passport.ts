import type * as Contract from '#contract/passport.ts';
import { isStated, passportKeys } from '#domain/passport.ts';
import { address, day, list, number, object, oneOf, orNull, text, type Read, type Reader } from './read.ts';

export type Passport = Read<Contract.Passport>;
export type PassportClaim = Read<Contract.PassportClaim>;

const wireClaim = object<Contract.PassportClaim>(
  {
    key: oneOf(...passportKeys),
    kind: oneOf('checked', 'designed'),
    checked: day,
    value: orNull(number(0)),
    text: orNull(text),
    document: orNull(object<NonNullable<Contract.PassportClaim['document']>>({ title: text, url: address }, {})),
  },
  {},
);

/** Drops a claim without a day or a value. */
const claim: Reader<PassportClaim> = (value, path) => {
  const taken = wireClaim(value, path);
  return taken !== undefined && isStated(taken.key, taken) ? taken : undefined;
};

export const passport: Reader<Passport> = object<Contract.Passport>(
  {
    claims: list(claim),
    buildings: list(object<Contract.Passport['buildings'][number]>({ key: text, name: text, claims: list(claim) }, {})),
  },
  {},
);
