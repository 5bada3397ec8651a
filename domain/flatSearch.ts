import { createFilter, type FilterOf } from './filter.ts';
import { allOf, between, keyOf, order, yes } from './filterConditions.ts';
import { flatConditions, kopiykas } from './flatConditions.ts';
import type { EligibilityRules } from './eligibility.ts';
import type { outlooks } from './outlooks.ts';
import { safetyKeys } from './safetyKeys.ts';

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

/** What the search needs to know of the project of a flat. */
export interface SearchProject {
  readonly alias: string;
  readonly title: string;
  readonly district?: SearchTerm | null | undefined;
  readonly readiness?:
    { readonly percent?: number | null | undefined; readonly month?: string | null | undefined } | null | undefined;
  readonly longest_instalment?: { readonly months: number; readonly down_payment_percent: number } | null | undefined;
  readonly safety?: readonly SafetyKey[] | null | undefined;
  /** The state programmes by which its flats are sold; `completed`: `YYYY-MM` of its commissioning. */
  readonly eligibility?:
    | {
        readonly completed: string | null;
        readonly programmes: readonly (SearchTerm & { readonly rules: EligibilityRules })[];
      }
    | null
    | undefined;
  /** Where it stands; without it the map leaves it out. */
  readonly position?: { readonly lat: number; readonly lon: number } | null | undefined;
}

/** A flat with what is known of it only beside the others. */
export interface SearchItem<F extends SearchFlat = SearchFlat, P extends SearchProject = SearchProject> {
  readonly flat: F;
  readonly project: P;
  /** Of today, in kopiykas; null: on request. */
  readonly price: number | null;
  readonly pricePerM2: number | null;
  /** A part of the longest instalment plan with the usual down payment, in kopiykas; null where nobody offers one. */
  readonly monthly: number | null;
  readonly discounted: boolean;
  /** Keys of the state programmes whose rules the flat meets, whoever buys it. */
  readonly programmes: readonly string[];
  /** The highest floor with flats in its section; null where nobody knows it. */
  readonly topFloor: number | null;
  /** The year in which one can move in; `built` is before every year. Null: not announced. */
  readonly ready: number | null;
}

/** The year of a project that is built. */
export const built = 0;

/** The upper third of a house, for houses that have one. */
function isHigh(item: SearchItem): boolean {
  const { topFloor } = item;
  return topFloor !== null && topFloor >= 3 && (floorOf(item) ?? 0) > (topFloor * 2) / 3;
}

function floorOf({ flat }: SearchItem): number | null {
  return flat.floor ?? null;
}

const flatOf = ({ flat }: SearchItem): SearchFlat => flat;
const { rooms, area, floor, side, outlook } = flatConditions(flatOf);

/** Most values of one condition; further ones in a link are ignored. */
export const mostKeys = 8;

export const flatSearchSorts = [
  'price',
  'price-desc',
  'm2',
  'area',
  'area-desc',
  'floor',
  'floor-desc',
  'ready',
] as const;
export type FlatSearchSort = (typeof flatSearchSorts)[number];

const table = {
  rooms,
  price: between(({ price }: SearchItem) => price, { pattern: /^\d{1,10}$/, unit: kopiykas }),
  monthly: between(({ monthly }: SearchItem) => monthly, { pattern: /^\d{1,8}$/, unit: kopiykas }),
  /** The longest instalment plan. */
  months: between(({ project }: SearchItem) => project.longest_instalment?.months ?? null, { pattern: /^\d{1,3}$/ }),
  area,
  floor,
  high: yes(isHigh),
  not_first: yes((item: SearchItem) => (floorOf(item) ?? 1) > 1),
  not_last: yes((item: SearchItem) => (floorOf(item) ?? Infinity) < (item.topFloor ?? -Infinity)),
  side,
  outlook,
  ready: between(({ ready }: SearchItem) => ready, { pattern: /^(?:0|20\d\d)$/ }),
  district: keyOf(({ project }: SearchItem) => project.district?.key ?? null, { most: mostKeys }),
  project: keyOf(({ project }: SearchItem) => project.alias, { most: mostKeys }),
  safety: allOf(safetyKeys, ({ project }: SearchItem) => project.safety ?? []),
  programme: keyOf(({ programmes }: SearchItem) => programmes, { most: mostKeys }),
  offer: yes(({ discounted }: SearchItem) => discounted),
  sort: order(flatSearchSorts, 'price'),
};

export type FlatSearchFilter = FilterOf<typeof table>;

export const flatSearch = createFilter(table, (item: SearchItem) => [item]);

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
