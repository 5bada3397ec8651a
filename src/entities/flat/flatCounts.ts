import { useTranslation } from 'react-i18next';
import type { Money } from '#contract/common.ts';
import { priceOn } from '#domain/money/discount.ts';
import type { Flat } from '#shared/responses';
import { formatMoney, formatNumber } from '#shared/format';
import { useLanguage } from '#shared/routing';
import type { PlanBuilding, PlanFloor, PlanSection } from './buildings.ts';

/** Counts of a part of a project under a filter. */
interface FlatCounts {
  readonly flats: number;
  /** Free, and matching the filter. */
  readonly free: number;
  /** The lowest price of today among those; null when none of them has one. */
  readonly from: Money | null;
}

export type FlatCountsByPart = ReadonlyMap<PlanBuilding | PlanSection | PlanFloor, FlatCounts>;

const nothing: FlatCounts = { flats: 0, free: 0, from: null };

function lower(a: Money | null, b: Money | null): Money | null {
  if (a === null || b === null) return a ?? b;
  return Math.min(a, b);
}

export function sumCounts(all: readonly FlatCounts[]): FlatCounts {
  return all.reduce(
    (sum, { flats, free, from }) => ({ flats: sum.flats + flats, free: sum.free + free, from: lower(sum.from, from) }),
    nothing,
  );
}

function countsOf(flats: readonly Flat[], isMatch: (flat: Flat) => boolean, today: string | null): FlatCounts {
  let free = 0;
  let from: Money | null = null;
  for (const flat of flats) {
    if (flat.status !== 'free' || !isMatch(flat)) continue;
    free += 1;
    from = lower(from, priceOn(flat, today));
  }
  return { flats: flats.length, free, from };
}

/** Of every building, section and floor, in one pass over the flats. */
export function countFlats(
  buildings: readonly PlanBuilding[],
  isMatch: (flat: Flat) => boolean,
  today: string | null,
): FlatCountsByPart {
  const countsByPart = new Map<PlanBuilding | PlanSection | PlanFloor, FlatCounts>();
  const note = <Part extends PlanBuilding | PlanSection | PlanFloor>(part: Part, counts: FlatCounts): FlatCounts => {
    countsByPart.set(part, counts);
    return counts;
  };
  for (const building of buildings) {
    const ofSections = building.sections.map((section) =>
      note(section, sumCounts(section.floors.map((floor) => note(floor, countsOf(floor.flats, isMatch, today))))),
    );
    note(building, sumCounts(ofSections));
  }
  return countsByPart;
}

/** Kopiykas. */
const million = 1_000_000_00;

/** A price in few letters: millions to so many digits after the point; below a million in full. */
export function usePriceWords(digits: 1 | 2 = 1): (price: Money) => string {
  const { t } = useTranslation('flats');
  const language = useLanguage();
  return (price) =>
    price < million
      ? formatMoney(price, language)
      : t('millions', { value: formatNumber(Math.round(price / (million / 10 ** digits)) / 10 ** digits, language) });
}

/** "23 free flats, from 1.9 million"; with `name` in front for screen readers. */
export function useFreeWords(): (counts: FlatCounts, name?: string) => string {
  const { t } = useTranslation(['counts', 'housing']);
  const price = usePriceWords();
  return ({ free, from }, name) =>
    [
      ...(name === undefined ? [] : [name]),
      free === 0 ? t('counts:none') : t('counts:flats', { count: free }),
      ...(from === null ? [] : [t('housing:priceFrom', { price: price(from) })]),
    ].join(', ');
}
