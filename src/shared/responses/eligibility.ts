import type * as Contract from '#contract/eligibility.ts';
import { money } from './common.ts';
import {
  address,
  day,
  list,
  month,
  nullOr,
  number,
  object,
  orNull,
  text,
  unique,
  whole,
  type Read,
  type Reader,
} from './read.ts';

export type Eligibility = Read<Contract.Eligibility>;
export type ProgrammeEligibility = Read<Contract.ProgrammeEligibility>;
export type RuleSource = Read<Contract.RuleSource>;

type Rule<Name extends keyof Contract.ProgrammeEligibility> = NonNullable<Contract.ProgrammeEligibility[Name]>;

const source = object<Contract.RuleSource>({ name: text, url: orNull(address), date: day }, {});
const years = whole(1);
const square = number(0);
const householdArea = { base: square, people: whole(1), per_person: square, max: nullOr(square) };

const programme = object<Contract.ProgrammeEligibility>(
  {
    programme: text,
    age: orNull(object<Rule<'age'>>({ from: years, to_end: years, source }, {})),
    area: orNull(object<Rule<'area'>>({ ...householdArea, source }, {})),
    owned_area: orNull(object<Rule<'owned_area'>>({ group: text, ...householdArea, source }, {})),
    price_per_m2: orNull(object<Rule<'price_per_m2'>>({ city: orNull(text), max: money, source }, {})),
    complex_age: orNull(object<Rule<'complex_age'>>({ years_max: years, source }, {})),
    documents: list(text),
    steps: list(text),
  },
  {},
);

/** A programme of which a rule cannot be read is left out: nobody is told that they may be eligible for want of a rule. */
const wholeProgramme: Reader<ProgrammeEligibility> = (value, path) => {
  const taken = programme(value, path);
  if (taken === undefined) return undefined;
  const given = value as Readonly<Record<string, unknown>>;
  const rules = ['age', 'area', 'owned_area', 'price_per_m2', 'complex_age'] as const;
  return rules.every((rule) => taken[rule] !== null || given[rule] === null) ? taken : undefined;
};

export const eligibility: Reader<Eligibility> = object<Contract.Eligibility>(
  {
    fresh_days: whole(1),
    completed: orNull(month),
    programmes: unique(list(wholeProgramme), 'programme'),
  },
  {},
);
