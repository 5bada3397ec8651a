import { createFilter, type FilterOf } from '../filters/filter.ts';
import { allOf, between, keyOf, order, yes } from '../filters/filterConditions.ts';
import type { Range } from '../filters/filterFacets.ts';
import type { FilterKeys } from '../filters/filterParameters.ts';
import { flatConditions } from './flatConditions.ts';
import { kopiykasPerHryvnia } from '../money/currency.ts';
import type { EligibilityRules } from '../money/eligibility.ts';
import type { MortgageTerms } from '../money/mortgage.ts';
import type { outlooks } from './flatValues.ts';
import { safetyKeys } from '../safetyKeys.ts';

/** The search of free flats across all projects: one table of conditions. `flatSearchView.ts` computes what a page shows. */

type SafetyKey = (typeof safetyKeys)[number];
type Outlook = (typeof outlooks)[number];

interface SearchTerm {
  readonly key: string;
  readonly name: string;
}

/** What the search needs to know of a flat. */
export interface SearchFlat {
  readonly id: string;
  readonly building?: SearchTerm | null | undefined;
  readonly section?: number | null | undefined;
  readonly floor?: number | null | undefined;
  readonly rooms?: number | null | undefined;
  readonly total_area?: number | null | undefined;
  readonly orientation?: readonly string[] | null | undefined;
  readonly outlook?: readonly Outlook[] | null | undefined;
  readonly status?: string | null | undefined;
  readonly price?: number | null | undefined;
  readonly price_per_m2?: number | null | undefined;
  readonly discount?:
    | {
        readonly price: number;
        readonly valid_from?: string | null | undefined;
        readonly valid_until?: string | null | undefined;
      }
    | null
    | undefined;
}

/** A mortgage programme by which a project sells its flats. */
export interface SearchMortgage extends SearchTerm, MortgageTerms {
  /** Null: not a programme of the state, there is nothing to prove. */
  readonly rules: EligibilityRules | null;
}

/** What the search needs to know of the project of a flat. */
export interface SearchProject {
  readonly alias: string;
  readonly title: string;
  readonly district?: SearchTerm | null | undefined;
  readonly readiness?:
    { readonly percent?: number | null | undefined; readonly month?: string | null | undefined } | null | undefined;
  readonly longest_instalment?: { readonly months: number; readonly down_payment_percent: number } | null | undefined;
  readonly safety?: readonly SafetyKey[] | null | undefined;
  readonly mortgages?: readonly SearchMortgage[] | null | undefined;
  /** Its position; without it the map leaves it out. */
  readonly position?: { readonly lat: number; readonly lon: number } | null | undefined;
}

/** How a flat can be paid. Money is kopiykas, and null for a flat on request. */
export interface SearchWay {
  /** The key of the mortgage programme, which the flat itself meets; null: by instalments or at once. */
  readonly programme: string | null;
  /** The first payment after the usual (for a mortgage the least) down payment over the longest term. */
  readonly monthly: number | null;
  /** The greatest one: the rate of a mortgage may rise. */
  readonly monthlyMost: number | null;
  readonly down: number | null;
  /** Null: not over time. */
  readonly months: number | null;
}

/** A flat with what is known of it only beside the others. */
export interface SearchItem<F extends SearchFlat = SearchFlat, P extends SearchProject = SearchProject> {
  readonly flat: F;
  readonly project: P;
  /** Of today, in kopiykas; null: on request. */
  readonly price: number | null;
  readonly pricePerM2: number | null;
  readonly discounted: boolean;
  /** Never empty: the first is the one without a mortgage. */
  readonly ways: readonly SearchWay[];
  /** The highest floor with flats in its section; null when unknown. */
  readonly topFloor: number | null;
  /** The year in which one can move in; `built` is before every year. Null: not announced. */
  readonly ready: number | null;
}

/** The year of a project that is built. */
export const built = 0;

/** A flat and one way to pay for it: chosen sum, term and programme must hold for the same way. */
interface Payable {
  readonly item: SearchItem;
  readonly way: SearchWay;
}

const payablesOf = (item: SearchItem): readonly Payable[] => item.ways.map((way) => ({ item, way }));

/** The lowest floor of the upper third of a house; null for houses without one. */
function lowestHighFloor(topFloor: number | null): number | null {
  return topFloor === null || topFloor < 3 ? null : Math.floor((topFloor * 2) / 3) + 1;
}

function isHigh(payable: Payable): boolean {
  return (floorOf(payable) ?? -Infinity) >= (lowestHighFloor(payable.item.topFloor) ?? Infinity);
}

function floorOf({ item: { flat } }: Payable): number | null {
  return flat.floor ?? null;
}

const flatOf = ({ item }: Payable): SearchFlat => item.flat;
const { rooms, area, floor, side, outlook } = flatConditions(flatOf);

/** Most values of one condition; further ones in a link are ignored. */
export const mostKeys = 8;

export const flatSearchSorts = [
  'price',
  'price-desc',
  'm2',
  'monthly',
  'area',
  'area-desc',
  'floor',
  'floor-desc',
  'ready',
] as const;
export type FlatSearchSort = (typeof flatSearchSorts)[number];

const table = {
  rooms,
  price: between(({ item: { price } }: Payable) => price, { pattern: /^\d{1,10}$/, unit: kopiykasPerHryvnia }),
  monthly: between(({ way: { monthlyMost } }: Payable) => monthlyMost, {
    pattern: /^\d{1,8}$/,
    unit: kopiykasPerHryvnia,
  }),
  /** Of the longest instalment plan; the term of a mortgage is not compared. */
  months: between(({ way: { programme, months } }: Payable) => (programme === null ? months : null), {
    pattern: /^\d{1,3}$/,
  }),
  area,
  floor,
  high: yes(isHigh),
  not_first: yes((payable: Payable) => (floorOf(payable) ?? 1) > 1),
  not_last: yes((payable: Payable) => (floorOf(payable) ?? Infinity) < (payable.item.topFloor ?? -Infinity)),
  side,
  outlook,
  ready: between(({ item: { ready } }: Payable) => ready, { pattern: /^(?:0|20\d\d)$/ }),
  district: keyOf(({ item: { project } }: Payable) => project.district?.key ?? null, { most: mostKeys }),
  project: keyOf(({ item: { project } }: Payable) => project.alias, { most: mostKeys }),
  safety: allOf(safetyKeys, ({ item: { project } }: Payable) => project.safety ?? []),
  programme: keyOf(({ way: { programme } }: Payable) => programme, { most: mostKeys }),
  offer: yes(({ item: { discounted } }: Payable) => discounted),
  sort: order(flatSearchSorts, 'price'),
} satisfies FilterKeys;

export type FlatSearchFilter = FilterOf<typeof table>;

export const flatSearch = createFilter(table, payablesOf);

/** The floors of a search in the house of a found flat, whose `topFloor` is null when unknown. */
export function floorsFound({ floor, high, not_first, not_last }: FlatSearchFilter, topFloor: number | null): Range {
  const lowest = [floor.from, high.length > 0 ? lowestHighFloor(topFloor) : null, not_first.length > 0 ? 2 : null];
  const highest = [floor.to, not_last.length > 0 && topFloor !== null ? topFloor - 1 : null];
  const known = (bounds: readonly (number | null)[]): number[] => bounds.filter((bound) => bound !== null);
  const [from, to] = [Math.max(...known(lowest)), Math.min(...known(highest))];
  return { from: Number.isFinite(from) ? from : null, to: Number.isFinite(to) ? to : null };
}

/** The query parameters, in the order of the table. */
export const flatSearchParameters: readonly string[] = Object.entries(table).flatMap(([key, condition]) =>
  condition.parameters(key),
);

export type FlatSearchCondition = ReturnType<(typeof flatSearch)['relaxations']>[number]['condition'];
export type ChosenSearchCondition = ReturnType<(typeof flatSearch)['chosen']>[number];

/** The normalized query without a question mark: equal searches have equal queries. */
export function searchQuery(filter: FlatSearchFilter): string {
  return flatSearch.write(new URLSearchParams(), filter).toString();
}
