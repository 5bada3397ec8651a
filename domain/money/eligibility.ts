import { leastDownPercent, type MortgageTerms, mostDownPercent, type StageSum, stageSums } from './mortgage.ts';
import { daysBetween } from '../time/days.ts';
import { monthsBetween } from '../time/months.ts';
import { hryvniasUp, shareOf, wholeHryvnias } from './payment.ts';

/*
 * Whether a household may take part in a state mortgage programme with a flat. Money is integer kopiykas. Areas are compared in
 * hundredths of m², so that no binary fraction decides. A limit itself is always allowed, unless a rule says otherwise.
 */

/** Square metres of a household. */
interface HouseholdArea {
  /** For the first `people`. */
  readonly base: number;
  readonly people: number;
  /** For each further person. */
  readonly per_person: number;
  /** However many people; null: no bound. */
  readonly max: number | null;
}

/** What a programme requires beside the groups and the down payment; null: no such rule. */
export interface EligibilityRules {
  /** Years of the borrower: at least `from` today, at most `to_end` when the loan ends. */
  readonly age: { readonly from: number; readonly to_end: number } | null;
  /** Of the flat. */
  readonly area: HouseholdArea | null;
  /** Everybody whose household owns less than that belongs to the group. */
  readonly owned_area: (HouseholdArea & { readonly group: string }) | null;
  readonly price_per_m2: { readonly max: number } | null;
  /** Since its commissioning. */
  readonly complex_age: { readonly years_max: number } | null;
}

export interface EligibilityTerms extends MortgageTerms {
  readonly rules: {
    readonly eligible: readonly { readonly key: string }[];
    readonly young: { readonly under_age: number; readonly down_payment_percent: number } | null;
  };
}

export interface Household {
  /** Years of the borrower. */
  readonly age: number;
  readonly people: number;
  /** Keys of the groups to which a member of the household belongs. */
  readonly groups: ReadonlySet<string>;
  /** m² that the household owns. */
  readonly owned: number;
  /** For the down payment. */
  readonly money: number;
}

export interface OfferedFlat {
  readonly price: number;
  /** m²; null when it is not known. */
  readonly area: number | null;
  /** `YYYY-MM` of the development's commissioning; null when it is not announced. */
  readonly completed: string | null;
}

export type EligibilityRule =
  'group' | 'owned_area' | 'age_from' | 'age_at_end' | 'area' | 'price_per_m2' | 'complex_age' | 'down_payment';

/** One rule, applied. */
export interface Finding {
  readonly rule: EligibilityRule;
  /** Null: unknown, because a fact of the flat is missing. */
  readonly holds: boolean | null;
  /** Years, m² or kopiykas, as the rule has it; null for the group. */
  readonly value: number | null;
  readonly limit: number | null;
}

export interface Verdict {
  /** In the order in which they decide: the household first, then the flat, then the money. */
  readonly findings: readonly Finding[];
  /** The first rule that fails; null: all hold. */
  readonly reason: Finding | null;
  /** The longest loan, with all the money as its down payment; null when there is a reason against it. */
  readonly loan: {
    readonly down: number;
    readonly months: number;
    /** The monthly sum from a month on, for each stage within the loan. */
    readonly sums: readonly StageSum[];
  } | null;
}

const hundredths = (metres: number): number => Math.round(metres * 100);

export function areaLimit({ base, people: first, per_person: more, max }: HouseholdArea, people: number): number {
  const limit = (hundredths(base) + hundredths(more) * Math.max(0, people - first)) / 100;
  return max === null ? limit : Math.min(limit, max);
}

function groupFinding({ rules }: EligibilityTerms, { owned_area: limits }: EligibilityRules, home: Household): Finding {
  const named = rules.eligible.some(({ key }) => key !== limits?.group && home.groups.has(key));
  if (named || limits === null) return { rule: 'group', holds: named, value: null, limit: null };
  const limit = areaLimit(limits, home.people);
  return { rule: 'owned_area', holds: hundredths(home.owned) < hundredths(limit), value: home.owned, limit };
}

/** A shorter loan than a year is none. */
const monthsMin = 12;

function ageFindings({ age: limits }: EligibilityRules, { age }: Household): readonly Finding[] {
  if (limits === null) return [];
  return [
    { rule: 'age_from', holds: age >= limits.from, value: age, limit: limits.from },
    { rule: 'age_at_end', holds: (limits.to_end - age) * 12 >= monthsMin, value: age, limit: limits.to_end },
  ];
}

function flatFindings(
  { area: areas, price_per_m2: prices, complex_age: ages }: EligibilityRules,
  { people }: Pick<Household, 'people'>,
  { price, area, completed }: OfferedFlat,
  today: string,
): readonly Finding[] {
  const findings: Finding[] = [];
  if (areas !== null) {
    const limit = areaLimit(areas, people);
    findings.push({
      rule: 'area',
      holds: area === null ? null : hundredths(area) <= hundredths(limit),
      value: area,
      limit,
    });
  }
  if (prices !== null) {
    const { max } = prices;
    const metres = area === null || area === 0 ? null : hundredths(area);
    findings.push({
      rule: 'price_per_m2',
      // As prices are made of areas: in whole hryvnias.
      holds: metres === null ? null : wholeHryvnias(price) <= wholeHryvnias((max * metres) / 100),
      // Rounded up: a price above the limit never looks like the limit.
      value: metres === null ? null : hryvniasUp((price * 100) / metres),
      limit: max,
    });
  }
  if (ages !== null) {
    const months = completed === null ? null : monthsBetween(completed, today);
    findings.push({
      rule: 'complex_age',
      holds: months === null ? null : months <= ages.years_max * 12,
      value: months === null ? null : Math.max(0, months / 12),
      limit: ages.years_max,
    });
  }
  return findings;
}

/** Of any household: then only the largest area of all counts. */
const largestHousehold = 20;

/** Whether the flat itself meets the rules of a programme, for any buyer; `today`: `YYYY-MM-DD` in Kyiv. */
export function isFlatEligible(rules: EligibilityRules, flat: OfferedFlat, today: string): boolean {
  return flatFindings(rules, { people: largestHousehold }, flat, today).every(({ holds }) => holds !== false);
}

/** The lowest down payment at that age, percent. */
export function downPercentAt(terms: EligibilityTerms, age: number): number {
  const { young } = terms.rules;
  return young !== null && age < young.under_age ? leastDownPercent(terms) : terms.down_payment_percent_min;
}

/** `today`: `YYYY-MM-DD` in Kyiv. */
export function verdictOn(
  terms: EligibilityTerms,
  rules: EligibilityRules,
  household: Household,
  flat: OfferedFlat,
  today: string,
): Verdict {
  const { age, money } = household;
  const least = shareOf(flat.price, downPercentAt(terms, age));
  const findings: readonly Finding[] = [
    groupFinding(terms, rules, household),
    ...ageFindings(rules, household),
    ...flatFindings(rules, household, flat, today),
    // Rounded up: a limit as it is shown is enough.
    { rule: 'down_payment', holds: money >= least, value: money, limit: hryvniasUp(least) },
  ];
  const reason = findings.find(({ holds }) => holds === false) ?? null;
  if (reason !== null) return { findings, reason, loan: null };

  const months = Math.min(terms.months_max, rules.age === null ? Infinity : (rules.age.to_end - age) * 12);
  const down = Math.min(money, Math.max(least, shareOf(flat.price, mostDownPercent)));
  const sums = stageSums({ loan: flat.price - down, months, stages: terms.stages });
  return { findings, reason, loan: { down, months, sums } };
}

/** Whether a rule was last compared with its source longer ago than so many days. */
export function isOutOfDate(date: string, today: string, days: number): boolean {
  return daysBetween(date, today) > days;
}
