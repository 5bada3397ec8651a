import type * as Contract from '#contract/mortgage.ts';
import { months, percent, term } from './common.ts';
import { address, day, list, number, object, text, whole, type Read, type Reader } from './read.ts';

export type MortgageRules = Read<Contract.ProgrammeRules>;
export type MortgageProgramme = Read<Contract.MortgageProgramme> & {
  readonly down_payment_percent_min: number;
  readonly months_max: number;
};

const rules: Reader<MortgageRules> = object<Contract.ProgrammeRules>(
  {
    eligible: list(term),
    source: object<Contract.ProgrammeRules['source']>({ name: text, url: address }, {}),
    checked: day,
  },
  {
    young: object<NonNullable<Contract.ProgrammeRules['young']>>(
      { under_age: whole(1), down_payment_percent: percent },
      {},
    ),
  },
);

const wireProgramme = object<Contract.MortgageProgramme>(
  {
    key: text,
    name: text,
    stages: list(
      object<Contract.MortgageProgramme['stages'][number]>(
        { from_month: whole(1), annual_rate_percent: number(0) },
        {},
      ),
    ),
  },
  { bank: text, note: text, down_payment_percent_min: percent, months_max: months, rules },
);

/** Twenty years: the longest usual term. */
const usualMonths = 240;

/** A programme that does not say its rate from the first month on cannot be calculated. */
export const mortgageProgramme: Reader<MortgageProgramme> = (value, path) => {
  const taken = wireProgramme(value, path);
  if (taken === undefined) return undefined;
  const stages = taken.stages.toSorted((a, b) => a.from_month - b.from_month);
  if (stages[0]?.from_month !== 1) return undefined;
  return {
    ...taken,
    stages,
    down_payment_percent_min: taken.down_payment_percent_min ?? 0,
    months_max: taken.months_max ?? usualMonths,
  };
};
