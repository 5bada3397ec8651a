import type { CalculatorProject, InstalmentRules } from '#contract/calculator.ts';
import type { CalculatorDraft } from './calculatorDraft.ts';
import { downOf, type InstalmentPlan } from './instalment.ts';
import { readMoney, readNumber, within } from './numbers.ts';

/** Kopiykas: no flat costs less than 100 thousand hryvnias or more than 100 million. */
export const priceBounds = { min: 100_000_00, max: 100_000_000_00 } as const;
/** m². */
export const areaBounds = { min: 10, max: 1000 } as const;

export type Problem = 'price' | 'area' | 'down' | 'percent' | 'months';

export interface CheckedDraft {
  /** Kopiykas; null when it is not known or not possible. */
  readonly price: number | null;
  /** m²; null when the price was entered by itself. */
  readonly area: number | null;
  /** Kopiykas; null when the sum is not possible. */
  readonly down: number | null;
  /** Of the price, within the bounds: where the slider stands. */
  readonly percent: number;
  readonly downBounds: { readonly min: number; readonly max: number };
  readonly months: number;
  readonly partMonths: number;
  /** What was entered and is not allowed. Percent and months are then brought to the nearest bound. */
  readonly problems: ReadonlySet<Problem>;
  /** Null while something is missing or not possible. */
  readonly plan: InstalmentPlan | null;
}

export function defaultPrice({ examples, price_from: from }: CalculatorProject): number | null {
  return examples[0]?.price ?? from;
}

function inside(value: number | null, { min, max }: { readonly min: number; readonly max: number }): number | null {
  return value !== null && value >= min && value <= max ? value : null;
}

interface CheckedPrice {
  readonly price: number | null;
  readonly area: number | null;
  readonly problems: readonly Problem[];
}

/** A price that was entered stands above the one that an area makes. */
function checkPrice({ price, area }: CalculatorDraft, project: CalculatorProject): CheckedPrice {
  const metres = inside(readNumber(area), areaBounds);
  const problems: Problem[] = area !== '' && metres === null ? ['area'] : [];
  if (price !== '') {
    const entered = inside(readMoney(price), priceBounds);
    return { price: entered, area: metres, problems: entered === null ? [...problems, 'price'] : problems };
  }
  if (area !== '') {
    const perM2 = project.price_per_m2;
    return { price: metres === null || perM2 === null ? null : Math.round(metres * perM2), area: metres, problems };
  }
  return { price: defaultPrice(project), area: project.examples[0]?.total_area ?? null, problems };
}

function checkDown({ percent, down }: CalculatorDraft, { min, max, default: usual }: InstalmentRules['down_payment_percent'], price: number) {
  const downBounds = { min: downOf(price, min), max: downOf(price, max) };
  if (down !== '') {
    const sum = inside(readMoney(down), downBounds);
    const share = sum === null || price === 0 ? usual : (sum / price) * 100;
    return { downBounds, down: sum, percent: within(share, min, max), problem: sum === null ? ('down' as const) : null };
  }
  const entered = percent === '' ? usual : readNumber(percent);
  const share = within(entered ?? usual, min, max);
  return { downBounds, down: downOf(price, share), percent: share, problem: entered === share ? null : ('percent' as const) };
}

export function checkDraft(draft: CalculatorDraft, project: CalculatorProject, rules: InstalmentRules): CheckedDraft {
  const { price, area, problems: priceProblems } = checkPrice(draft, project);
  const { problem, ...down } = checkDown(draft, rules.down_payment_percent, price ?? 0);

  const { min, max, default: usual } = rules.months;
  const enteredMonths = draft.months === '' ? usual : readNumber(draft.months);
  const months = within(Math.round(enteredMonths ?? usual), min, max);
  const partMonths = rules.part_months.find((part) => String(part) === draft.parts) ?? rules.part_months[0] ?? 1;

  const problems = new Set<Problem>(priceProblems);
  if (problem !== null && price !== null) problems.add(problem);
  if (enteredMonths !== months) problems.add('months');

  const plan = price === null || down.down === null ? null : { price, down: down.down, months, partMonths };
  return { price, area, ...down, months, partMonths, problems, plan };
}
