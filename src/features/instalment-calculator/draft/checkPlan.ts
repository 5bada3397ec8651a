import type { InstalmentPlan } from '#domain/instalment.ts';
import { leastDownPercent, type RateStage } from '#domain/mortgage.ts';
import type { CalculatorProject, InstalmentRules, MortgageProgramme } from '#shared/answers';
import { type PlanDraft, type Way } from './calculatorDraft.ts';
import { type CheckedDown, checkDown } from './checkDown.ts';
import { readNumber, readWhole, within } from './numbers.ts';

/** Percent a year; a scenario, so it may be as wide as history has been. */
export const rateBounds = { min: -10, max: 40, default: 10 } as const;

/** Of a flat's price; below that a bank has nothing to lend. */
const mortgageDownMax = 90;

interface CheckedTerm extends CheckedDown {
  /** Whether the term was brought within its bounds. */
  readonly termBrought: boolean;
}

/** Kopiykas and months. */
export interface MortgageTerms {
  readonly price: number;
  readonly down: number;
  readonly months: number;
  readonly stages: readonly RateStage[];
}

export interface CheckedInstalment extends CheckedTerm {
  readonly way: 'instalment';
  readonly rules: InstalmentRules;
  readonly months: number;
  readonly partMonths: number;
  /** Percent a year; null: the parts are not pegged. */
  readonly rate: number | null;
  /** Null while something is missing or not possible. */
  readonly terms: InstalmentPlan | null;
}

export interface CheckedMortgage extends CheckedTerm {
  readonly way: 'mortgage';
  readonly programmes: readonly MortgageProgramme[];
  readonly programme: MortgageProgramme;
  readonly years: number;
  readonly yearsMax: number;
  /** Null while something is missing or not possible. */
  readonly terms: MortgageTerms | null;
}

export type CheckedPlan = CheckedInstalment | CheckedMortgage;

export function waysOf({ instalment, mortgages }: Pick<CalculatorProject, 'instalment' | 'mortgages'>): readonly Way[] {
  return [
    ...(instalment === null ? [] : (['instalment'] as const)),
    ...(mortgages.length === 0 ? [] : (['mortgage'] as const)),
  ];
}

function checkInstalment(draft: PlanDraft, rules: InstalmentRules, price: number | null): CheckedInstalment {
  const down = checkDown(draft, rules.down_payment_percent, price ?? 0);
  const { min, max, default: usual } = rules.months;
  const entered = draft.months === '' ? usual : readNumber(draft.months);
  const months = within(Math.round(entered ?? usual), min, max);
  const partMonths = rules.part_months.find((part) => String(part) === draft.parts) ?? rules.part_months[0] ?? 1;
  const asked = rules.dollar_peg ? readWhole(draft.rate) : null;
  const rate = asked === null ? null : within(asked, rateBounds.min, rateBounds.max);
  const terms = price === null || down.down === null ? null : { price, down: down.down, months, partMonths };
  return { way: 'instalment', rules, ...down, months, partMonths, rate, termBrought: entered !== months, terms };
}

function checkMortgage(
  draft: PlanDraft,
  programmes: readonly [MortgageProgramme, ...MortgageProgramme[]],
  price: number | null,
): CheckedMortgage {
  const programme = programmes.find(({ key }) => key === draft.programme) ?? programmes[0];
  const usual = programme.down_payment_percent_min;
  const share = { min: leastDownPercent(programme), max: Math.max(usual, mortgageDownMax), default: usual };
  const down = checkDown(draft, share, price ?? 0);
  const yearsMax = Math.max(1, Math.floor(programme.months_max / 12));
  const entered = draft.years === '' ? yearsMax : readNumber(draft.years);
  const years = within(Math.round(entered ?? yearsMax), 1, yearsMax);
  const terms =
    price === null || down.down === null
      ? null
      : { price, down: down.down, months: years * 12, stages: programme.stages };
  return { way: 'mortgage', programmes, programme, ...down, years, yearsMax, termBrought: entered !== years, terms };
}

/** Null when the project offers no way to pay later. */
export function checkPlan(draft: PlanDraft, project: CalculatorProject, price: number | null): CheckedPlan | null {
  const [first, ...rest] = project.mortgages;
  const mortgage = first === undefined ? null : ([first, ...rest] as const);
  if (project.instalment !== null && (draft.way !== 'mortgage' || mortgage === null)) {
    return checkInstalment(draft, project.instalment, price);
  }
  return mortgage === null ? null : checkMortgage(draft, mortgage, price);
}
