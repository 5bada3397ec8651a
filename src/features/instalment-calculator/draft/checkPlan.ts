import { discountOn } from '#domain/money/discount.ts';
import type { InstalmentPlan } from '#domain/money/instalment.ts';
import { leastDownPercent, mostDownPercent, type RateStage } from '#domain/money/mortgage.ts';
import { downBoundsOf, shareOf } from '#domain/money/payment.ts';
import { offerLines } from '#domain/offers.ts';
import { readMoney, readNumber, readWhole } from '#shared/format';
import type {
  CalculatorFlat,
  CalculatorProject,
  InstalmentRules,
  MortgageProgramme,
  PriceOffer,
} from '#shared/responses';
import type { HomeDraft, PlanDraft, Way } from './calculatorDraft.ts';

/** Kopiykas: no flat costs less than 100 thousand hryvnias or more than 100 million. */
export const priceBounds = { min: 100_000_00, max: 100_000_000_00 } as const;
/** m². */
export const areaBounds = { min: 10, max: 1000 } as const;

interface Bounds {
  readonly min: number;
  readonly max: number;
}

function within(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

/** Null when it is outside. */
function inside(value: number | null, { min, max }: Bounds): number | null {
  return value !== null && value >= min && value <= max ? value : null;
}

type AppliedOffer = Pick<PriceOffer, 'alias' | 'title'>;

export interface CheckedHome {
  /** The flat that the price is of. */
  readonly flat: CalculatorFlat | null;
  /** Those that have lowered the price of the flat. */
  readonly offers: readonly AppliedOffer[];
  /** The requested flat has no price: it is sold, on request, or unknown. */
  readonly flatHasNoPrice: boolean;
  /** Kopiykas; null when it is not known or not possible. */
  readonly price: number | null;
  /** m²; null when the visitor entered the price itself. */
  readonly area: number | null;
  readonly problems: ReadonlySet<'price' | 'area'>;
}

function flatOf({ flat }: CalculatorProject, flatId: string): CalculatorFlat | null {
  return flat !== null && flat.id === flatId && flat.status !== 'sold' ? flat : null;
}

/** As on the flat's page, with the offers of `chosen`; without offers from the backend, with the flat's discount. */
function priceOf(
  flat: CalculatorFlat,
  { costs }: CalculatorProject,
  chosen: ReadonlySet<string>,
  today: string | null,
): Pick<CheckedHome, 'price' | 'offers'> {
  const { price } = flat;
  if (price === null) return { price, offers: [] };
  if (costs === null || costs.offers.length === 0) {
    const discount = discountOn(flat, today);
    return discount === null ? { price, offers: [] } : { price: discount.price, offers: [discount.offer] };
  }
  const lines = offerLines({ ...flat, price }, costs.offers, costs.offer_rules, today, chosen);
  return {
    price: lines.reduce((rest, { amount }) => rest - amount, price),
    offers: lines.flatMap(({ state, offer }) => (state === 'applied' ? offer : [])),
  };
}

/** The flat's price of `today` has precedence over the price in a link, and that over one computed from an area. */
export function checkHome(
  { flat: flatId, price, area }: HomeDraft,
  project: CalculatorProject,
  today: string | null,
  chosen: ReadonlySet<string>,
): CheckedHome {
  const flat = flatId === '' ? null : flatOf(project, flatId);
  if (flat !== null && flat.price !== null) {
    const own = priceOf(flat, project, chosen, today);
    return { flat, flatHasNoPrice: false, ...own, area: flat.total_area, problems: new Set() };
  }

  const none = { flat: null, offers: [], flatHasNoPrice: flatId !== '' && project.tells_flat } as const;
  const metres = inside(readNumber(area), areaBounds);
  const areaProblems = area !== '' && metres === null ? (['area'] as const) : [];
  if (price !== '') {
    const entered = inside(readMoney(price), priceBounds);
    return {
      ...none,
      price: entered,
      area: metres,
      problems: new Set(entered === null ? [...areaProblems, 'price'] : areaProblems),
    };
  }
  const perM2 = project.price_per_m2;
  if (area !== '' && perM2 !== null) {
    const made = metres === null ? null : Math.round(metres * perM2);
    return { ...none, price: made, area: metres, problems: new Set(areaProblems) };
  }
  const example = project.examples.find(({ rooms }) => rooms === project.flat?.rooms) ?? project.examples[0];
  return {
    ...none,
    price: example?.price ?? project.price_from,
    area: example?.total_area ?? null,
    problems: new Set(),
  };
}

interface ShareRule {
  /** Percent of the price. */
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

export interface CheckedDown {
  /** Kopiykas; null when the sum is not possible. */
  readonly down: number | null;
  /** Of the price, within the bounds: the position of the slider. */
  readonly percent: number;
  readonly share: ShareRule;
  readonly downBounds: { readonly min: number; readonly max: number };
  /** `percent` was clamped to the nearest bound; a sum is left as entered. */
  readonly problem: 'down' | 'percent' | null;
}

function checkDown(
  { percent, down }: Pick<PlanDraft, 'percent' | 'down'>,
  share: ShareRule,
  price: number,
): CheckedDown {
  const { min, max, default: usual } = share;
  const downBounds = downBoundsOf(price, share);
  if (down !== '') {
    const sum = inside(readMoney(down), downBounds);
    const part = sum === null || price === 0 ? usual : (sum / price) * 100;
    // Nothing is known to be wrong with a sum while the price is not known.
    const problem = sum === null && price > 0 ? 'down' : null;
    return { share, downBounds, down: sum, percent: within(part, min, max), problem };
  }
  const entered = percent === '' ? usual : readNumber(percent);
  const part = within(entered ?? usual, min, max);
  return { share, downBounds, down: shareOf(price, part), percent: part, problem: entered === part ? null : 'percent' };
}

/** Percent a year; a scenario, so it may be as wide as history has been. */
export const rateBounds = { min: -10, max: 40, default: 10 } as const;

interface CheckedTerm extends CheckedDown {
  /** Whether the term was clamped to its bounds. */
  readonly termClamped: boolean;
}

/** Kopiykas and months. */
export interface LoanTerms {
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
  readonly terms: LoanTerms | null;
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
  const typed = rules.dollar_peg ? readWhole(draft.rate) : null;
  const rate = typed === null ? null : within(typed, rateBounds.min, rateBounds.max);
  const terms = price === null || down.down === null ? null : { price, down: down.down, months, partMonths };
  return { way: 'instalment', rules, ...down, months, partMonths, rate, termClamped: entered !== months, terms };
}

function checkMortgage(
  draft: PlanDraft,
  programmes: readonly [MortgageProgramme, ...MortgageProgramme[]],
  price: number | null,
): CheckedMortgage {
  const programme = programmes.find(({ key }) => key === draft.programme) ?? programmes[0];
  const usual = programme.down_payment_percent_min;
  const share = { min: leastDownPercent(programme), max: Math.max(usual, mostDownPercent), default: usual };
  const down = checkDown(draft, share, price ?? 0);
  const yearsMax = Math.max(1, Math.floor(programme.months_max / 12));
  const entered = draft.years === '' ? yearsMax : readNumber(draft.years);
  const years = within(Math.round(entered ?? yearsMax), 1, yearsMax);
  const terms =
    price === null || down.down === null
      ? null
      : { price, down: down.down, months: years * 12, stages: programme.stages };
  return { way: 'mortgage', programmes, programme, ...down, years, yearsMax, termClamped: entered !== years, terms };
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
