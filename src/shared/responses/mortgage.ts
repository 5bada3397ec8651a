import type * as EligibilityContract from '#contract/money/eligibility.ts';
import type * as Contract from '#contract/money/mortgage.ts';
import { money, months, percent, publishedSource, term } from './common.ts';
import {
  address,
  day,
  list,
  month,
  nullOr,
  number,
  object,
  orNull,
  type Read,
  type Reader,
  text,
  unique,
  whole,
} from './read.ts';

type MortgageRules = Read<Contract.ProgrammeRules>;
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

/** Drops a programme without a rate for the first month, which cannot be calculated. */
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

export type Eligibility = Read<EligibilityContract.Eligibility>;
export type ProgrammeEligibility = Read<EligibilityContract.ProgrammeEligibility>;

type Rule<Name extends keyof EligibilityContract.ProgrammeEligibility> = NonNullable<
  EligibilityContract.ProgrammeEligibility[Name]
>;

const years = whole(1);
const square = number(0);
const householdArea = { base: square, people: whole(1), per_person: square, max: nullOr(square) };

const programme = object<EligibilityContract.ProgrammeEligibility>(
  {
    programme: text,
    age: orNull(object<Rule<'age'>>({ from: years, to_end: years, source: publishedSource }, {})),
    area: orNull(object<Rule<'area'>>({ ...householdArea, source: publishedSource }, {})),
    owned_area: orNull(object<Rule<'owned_area'>>({ group: text, ...householdArea, source: publishedSource }, {})),
    price_per_m2: orNull(object<Rule<'price_per_m2'>>({ city: orNull(text), max: money, source: publishedSource }, {})),
    complex_age: orNull(object<Rule<'complex_age'>>({ years_max: years, source: publishedSource }, {})),
    documents: list(text),
    steps: list(text),
  },
  {},
);

/** Drops a programme with an unreadable rule: without it a verdict could be wrongly positive. */
const wholeProgramme: Reader<ProgrammeEligibility> = (value, path) => {
  const taken = programme(value, path);
  if (taken === undefined) return undefined;
  const given = value as Readonly<Record<string, unknown>>;
  const rules = ['age', 'area', 'owned_area', 'price_per_m2', 'complex_age'] as const;
  return rules.every((rule) => taken[rule] !== null || given[rule] === null) ? taken : undefined;
};

export const eligibility: Reader<Eligibility> = object<EligibilityContract.Eligibility>(
  {
    fresh_days: whole(1),
    completed: orNull(month),
    programmes: unique(list(wholeProgramme), 'programme'),
  },
  {},
);
