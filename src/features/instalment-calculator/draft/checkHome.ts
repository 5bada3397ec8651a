import { priceOn } from '#domain/discount.ts';
import type { CalculatorFlat, CalculatorProject } from '#shared/answers';
import type { HomeDraft } from './calculatorDraft.ts';
import { inside, readMoney, readNumber } from './numbers.ts';

/** Kopiykas: no flat costs less than 100 thousand hryvnias or more than 100 million. */
export const priceBounds = { min: 100_000_00, max: 100_000_000_00 } as const;
/** m². */
export const areaBounds = { min: 10, max: 1000 } as const;

export interface CheckedHome {
  /** The flat that the price is of. */
  readonly flat: CalculatorFlat | null;
  /** A flat was asked for that has no price: it is sold, told on request, or unknown. */
  readonly flatHasNoPrice: boolean;
  /** Kopiykas; null when it is not known or not possible. */
  readonly price: number | null;
  /** m²; null when the price was entered by itself. */
  readonly area: number | null;
  readonly problems: ReadonlySet<'price' | 'area'>;
}

export function defaultPrice({
  examples,
  price_from: from,
}: Pick<CalculatorProject, 'examples' | 'price_from'>): number | null {
  return examples[0]?.price ?? from;
}

function flatOf({ flat }: CalculatorProject, wanted: string): CalculatorFlat | null {
  return flat !== null && flat.id === wanted && flat.status !== 'sold' ? flat : null;
}

/** The flat's own price of `today` stands above one that a link carries; that one above the one that an area makes. */
export function checkHome(
  { flat: wanted, price, area }: HomeDraft,
  project: CalculatorProject,
  today: string | null,
): CheckedHome {
  const flat = wanted === '' ? null : flatOf(project, wanted);
  const ownPrice = flat === null ? null : priceOn(flat, today);
  if (ownPrice !== null) {
    return { flat, flatHasNoPrice: false, price: ownPrice, area: flat?.total_area ?? null, problems: new Set() };
  }

  const none = { flat: null, flatHasNoPrice: wanted !== '' && project.tells_flat } as const;
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
  return { ...none, price: defaultPrice(project), area: project.examples[0]?.total_area ?? null, problems: new Set() };
}
