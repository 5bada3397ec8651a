import { discountOn, priceOn, pricePerM2On } from '../money/discount.ts';
import { isFlatEligible } from '../money/eligibility.ts';
import {
  built,
  flatSearch,
  type FlatSearchFilter,
  type SearchFlat,
  type SearchItem,
  type SearchProject,
  type SearchWay,
} from './flatSearch.ts';
import { monthlyInstalment, monthlyMortgage } from '../money/monthlyPayment.ts';

function readyOf({ readiness }: SearchProject): number | null {
  if (readiness?.percent === 100) return built;
  const month = readiness?.month ?? null;
  return month === null ? null : Number(month.slice(0, 4));
}

/** The ways to pay, before offers and costs. */
function waysOf(
  { longest_instalment: plan, mortgages, readiness }: SearchProject,
  price: number | null,
  area: number | null,
  today: string | null,
): readonly SearchWay[] {
  const parts = { programme: null, months: plan?.months ?? null };
  const unknown = { down: null, monthly: null, monthlyMost: null };
  if (price === null) return [{ ...parts, ...unknown }];
  const completed = readiness?.month ?? null;
  return [
    { ...parts, ...(plan ? monthlyInstalment(price, plan.down_payment_percent, plan.months) : unknown) },
    ...(mortgages ?? []).flatMap(({ key, rules, ...terms }) => {
      const isOpen = rules === null || (today !== null && isFlatEligible(rules, { price, area, completed }, today));
      return isOpen ? { programme: key, months: terms.months_max, ...monthlyMortgage(price, terms) } : [];
    }),
  ];
}

interface ProjectFlats<F, P> {
  readonly project: P;
  readonly flats: readonly F[];
}

/** The free flats of all projects, with the prices of `today`. */
export function searchItems<F extends SearchFlat, P extends SearchProject>(
  projects: readonly ProjectFlats<F, P>[],
  today: string | null,
): readonly SearchItem<F, P>[] {
  return projects.flatMap(({ project, flats }) => {
    const tops = new Map<string, number>();
    const sectionOf = (flat: F): string => `${flat.section ?? ''} ${flat.building?.key ?? ''}`;
    for (const flat of flats) {
      if (flat.floor === null || flat.floor === undefined) continue;
      const section = sectionOf(flat);
      tops.set(section, Math.max(tops.get(section) ?? -Infinity, flat.floor));
    }
    const ready = readyOf(project);
    return flats.flatMap((flat) => {
      // A flat without a status is for sale.
      const { status = 'free' } = flat;
      if (status !== 'free') return [];
      const dated = { ...flat, status, price: flat.price ?? null, price_per_m2: flat.price_per_m2 ?? null };
      const price = priceOn(dated, today);
      return {
        flat,
        project,
        price,
        pricePerM2: pricePerM2On(dated, today),
        ways: waysOf(project, price, flat.total_area ?? null, today),
        discounted: dated.price !== null && discountOn(dated, today) !== null,
        topFloor: tops.get(sectionOf(flat)) ?? null,
        ready,
      };
    });
  });
}

type KnownWay = SearchWay & Readonly<Record<'monthly' | 'monthlyMost' | 'down' | 'months', number>>;

const isKnown = (way: SearchWay): way is KnownWay => way.monthly !== null && way.months !== null;

/** Finds the way to pay a flat that costs the least a month, of those with the term and the programmes that are chosen. */
export function cheapestWay(
  filter: FlatSearchFilter,
  isWithin: ReturnType<typeof flatSearch.partMatcher> = () => true,
): (item: SearchItem) => KnownWay | null {
  const { months, programme } = filter;
  const isMatch = flatSearch.partMatcher({ ...flatSearch.none, months, programme });
  return (item) => {
    let cheapest: KnownWay | null = null;
    for (const way of item.ways) {
      if (!isKnown(way) || way.monthlyMost >= (cheapest?.monthlyMost ?? Infinity)) continue;
      const part = { item, way };
      if (isWithin(part) && isMatch(part)) cheapest = way;
    }
    return cheapest;
  };
}

/** How a flat can be paid. Money is kopiykas. */
interface FlatPayment {
  readonly monthly: number;
  /** When it is more later. */
  readonly monthly_max?: number;
  readonly down: number;
  readonly months: number;
  /** The mortgage programme; without it by instalments. */
  readonly programme?: { readonly key: string; readonly name: string };
}

/**
 * Finds the cheapest way a month that meets a search for a payment; where none does, the cheapest of the term and the programmes
 * that are chosen.
 */
export function wayFound(filter: FlatSearchFilter): (item: SearchItem) => KnownWay | null {
  const isWithin = flatSearch.partMatcher({ ...flatSearch.none, monthly: filter.monthly });
  const cheapestOf = cheapestWay(filter);
  const cheapestWithin = cheapestWay(filter, isWithin);
  return (item) => cheapestWithin(item) ?? cheapestOf(item);
}

/** Whether a search asks how a flat is paid. */
export function asksForPayment({ monthly, months, programme }: FlatSearchFilter): boolean {
  return flatSearch.chosen({ ...flatSearch.none, monthly, months, programme }).length > 0;
}

/** What `wayFound` finds; null unless the search asks for a payment or sorts by it. */
export function paymentFound(item: SearchItem, filter: FlatSearchFilter): FlatPayment | null {
  const way = filter.sort === 'monthly' || asksForPayment(filter) ? wayFound(filter)(item) : null;
  if (way === null) return null;
  const mortgage = item.project.mortgages?.find(({ key }) => key === way.programme);
  return {
    monthly: way.monthly,
    ...(way.monthlyMost > way.monthly && { monthly_max: way.monthlyMost }),
    down: way.down,
    months: way.months,
    ...(mortgage && { programme: { key: mortgage.key, name: mortgage.name } }),
  };
}
