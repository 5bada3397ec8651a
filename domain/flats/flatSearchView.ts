/** What a page of the search of flats shows. The backend computes it, and so does the site where a backend has no such call. */

import { byKeys, descending } from '../byKeys.ts';
import type { RangeFacet } from '../filters/filterFacets.ts';
import { kopiykasPerHryvnia } from '../money/currency.ts';
import { roundSums } from './flatConditions.ts';
import {
  flatSearch,
  type FlatSearchCondition,
  type FlatSearchFilter,
  type FlatSearchSort,
  type SearchFlat,
  type SearchItem,
  type SearchProject,
} from './flatSearch.ts';
import { asksForPayment, cheapestWay, wayFound } from './searchItems.ts';
import { nearestTo } from './nearestFlats.ts';

/** A project on the map: the number of its matching flats and their lowest price; null: all on request. */
interface SearchPin {
  readonly alias: string;
  readonly title: string;
  readonly position: { readonly lat: number; readonly lon: number };
  readonly count: number;
  readonly price_from: number | null;
}

/**
 * Pins of the found flats, one per project with a position, sorted by alias so that another order of the list gives
 * the same map.
 */
function searchPins(found: readonly SearchItem[]): SearchPin[] {
  const pins = new Map<string, SearchPin>();
  for (const { project, price } of found) {
    const { alias, title, position } = project;
    if (position === null || position === undefined) continue;
    const { count, price_from: from } = pins.get(alias) ?? { count: 0, price_from: null };
    const lowest = from === null || price === null ? (from ?? price) : Math.min(from, price);
    pins.set(alias, { alias, title, position, count: count + 1, price_from: lowest });
  }
  return [...pins.values()].toSorted((one, other) => (one.alias < other.alias ? -1 : 1));
}

type Measure = (item: SearchItem) => number | null;

const areaOf: Measure = ({ flat }) => flat.total_area ?? null;
const floorOf: Measure = ({ flat }) => flat.floor ?? null;
const priceOf: Measure = ({ price }) => price;
const monthlyOf =
  (wayOf: ReturnType<typeof wayFound>): Measure =>
  (item) =>
    wayOf(item)?.monthlyMost ?? null;

const measures: Readonly<Record<FlatSearchSort, Measure>> = {
  price: priceOf,
  'price-desc': descending(priceOf),
  m2: ({ pricePerM2 }) => pricePerM2,
  monthly: monthlyOf(wayFound(flatSearch.none)),
  area: areaOf,
  'area-desc': descending(areaOf),
  floor: floorOf,
  'floor-desc': descending(floorOf),
  ready: ({ ready }) => ready,
};

/** Flats of a page of the list. */
export const searchPageSize = 12;

/** Developments that a page offers to choose from: a company with more is searched by district. */
const mostProjects = 40;

/** How many flats an option would find; `name` where only the flats know it. */
export interface SearchOption {
  readonly key: string;
  readonly count: number;
  readonly name?: string | undefined;
  /** Of a mortgage programme: whether the state has rules for who may take it. */
  readonly has_rules?: boolean;
}

/** A bound that can be chosen, with how many flats it would find on each side. */
interface SearchStep {
  readonly bound: number;
  readonly from: number;
  readonly to: number;
}

const optionKeys = [
  'rooms',
  'area',
  'high',
  'not_first',
  'not_last',
  'side',
  'outlook',
  'district',
  'project',
  'safety',
  'programme',
  'offer',
] as const;
type SearchOptionKey = (typeof optionKeys)[number];
const rangeKeys = ['price', 'monthly', 'months', 'floor', 'ready'] as const;
type SearchRangeKey = (typeof rangeKeys)[number];

interface FlatSearchView<Item> {
  readonly flats: readonly Item[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly options: Readonly<Record<SearchOptionKey, SearchOption[]>>;
  readonly steps: Readonly<Record<SearchRangeKey, SearchStep[]>>;
  /** Of all pages. */
  readonly pins: SearchPin[];
  /** Only when nothing is found, as are the nearest. */
  readonly relaxations: { readonly condition: FlatSearchCondition; readonly count: number }[];
  readonly nearest: readonly Item[];
}

const byKey = <Key extends string, Value>(keys: readonly Key[], valueOf: (key: Key) => Value): Record<Key, Value> =>
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;

function stepsOf({ count }: RangeFacet, bounds: readonly number[]): SearchStep[] {
  return bounds.map((bound) => ({ bound, from: count('from', bound), to: count('to', bound) }));
}

/** What is computed once for a list of flats: ten thousand are not sorted with each chip. */
interface ListFacts {
  readonly orders: Map<FlatSearchSort, readonly SearchItem[]>;
  /** What only the flats know. */
  readonly names: Readonly<Partial<Record<SearchOptionKey, ReadonlyMap<string, string>>>>;
  readonly programmesWithRules: ReadonlySet<string>;
  readonly priceBounds: readonly number[];
}

/** Kopiykas: ten thousand hryvnias a month. */
const monthlyStep = 10_000 * kopiykasPerHryvnia;

const listFacts = new WeakMap<readonly SearchItem[], ListFacts>();

function factsOf(items: readonly SearchItem[]): ListFacts {
  const facts = listFacts.get(items) ?? {
    orders: new Map(),
    names: {
      district: new Map(
        items.flatMap(({ project: { district } }) => (district ? [[district.key, district.name]] : [])),
      ),
      project: new Map(items.map(({ project }) => [project.alias, project.title])),
      programme: new Map(items.flatMap(({ project }) => project.mortgages?.map(({ key, name }) => [key, name]) ?? [])),
    },
    programmesWithRules: new Set(
      items.flatMap(({ project }) => project.mortgages?.flatMap(({ key, rules }) => (rules === null ? [] : key)) ?? []),
    ),
    priceBounds: roundSums(items.flatMap(({ price }) => price ?? [])),
  };
  listFacts.set(items, facts);
  return facts;
}

function inOrder(items: readonly SearchItem[], sort: FlatSearchSort): readonly SearchItem[] {
  const { orders } = factsOf(items);
  const made = orders.get(sort) ?? items.toSorted(byKeys(measures[sort], priceOf, areaOf, floorOf));
  orders.set(sort, made);
  return made;
}

function foundIn(items: readonly SearchItem[], filter: FlatSearchFilter): readonly SearchItem[] {
  const { sort } = filter;
  const found = inOrder(items, sort).filter(flatSearch.matcher(filter));
  if (sort !== 'monthly' || !asksForPayment(filter)) return found;
  // By the payment that each flat is shown with.
  const measure = monthlyOf(wayFound(filter));
  return found
    .map((item) => ({ item, monthly: measure(item) }))
    .toSorted(byKeys(({ monthly }) => monthly))
    .map(({ item }) => item);
}

/** Sums around what the flats cost a month by the cheapest way of the term and the programmes that are chosen. */
function monthlyBoundsOf(items: readonly SearchItem[], filter: FlatSearchFilter): readonly number[] {
  const cheapestOf = cheapestWay(filter);
  return roundSums(
    items.flatMap((item) => cheapestOf(item)?.monthlyMost ?? []),
    monthlyStep,
  );
}

/** What a page of the search shows of all flats. Pass the same list again while it holds: much is computed once for it. */
export function flatSearchView<F extends SearchFlat, P extends SearchProject>(
  items: readonly SearchItem<F, P>[],
  filter: FlatSearchFilter,
  page = 1,
): FlatSearchView<SearchItem<F, P>> {
  const found = foundIn(items, filter) as SearchItem<F, P>[];
  const facets = flatSearch.facets(items, filter);
  const { names, programmesWithRules, priceBounds } = factsOf(items);
  const option = (key: SearchOptionKey): SearchOption[] =>
    [...(facets[key] as ReadonlyMap<string | number, number>)]
      // All districts: each is named and linked as a landing page.
      .slice(0, key === 'project' ? mostProjects : undefined)
      .map(([value, count]) => ({
        key: String(value),
        count,
        ...(key === 'programme' && { has_rules: programmesWithRules.has(String(value)) }),
        ...(names[key] && { name: names[key].get(String(value)) ?? String(value) }),
      }));
  return {
    flats: found.slice((page - 1) * searchPageSize, page * searchPageSize),
    total: found.length,
    page,
    pages: Math.max(1, Math.ceil(found.length / searchPageSize)),
    options: byKey(optionKeys, option),
    steps: {
      price: stepsOf(facets.price, priceBounds),
      monthly: stepsOf(facets.monthly, monthlyBoundsOf(items, filter)),
      months: stepsOf(facets.months, facets.months.values),
      floor: stepsOf(facets.floor, facets.floor.values),
      ready: stepsOf(facets.ready, facets.ready.values),
    },
    pins: searchPins(found),
    relaxations:
      found.length > 0
        ? []
        : flatSearch.relaxations(items, filter).map(({ condition, count }) => ({ condition, count })),
    nearest: found.length > 0 ? [] : (nearestTo(items, filter) as SearchItem<F, P>[]),
  };
}
