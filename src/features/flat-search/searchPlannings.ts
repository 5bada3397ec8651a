import { flatSearch, type FlatSearchFilter, type SearchItem } from '#domain/flats/flatSearch.ts';
import { flatSearchView, type SearchOption, searchPageSize } from '#domain/flats/flatSearchView.ts';
import { paymentFound, searchItems } from '#domain/flats/searchItems.ts';
import type { Flat, FlatOption, FlatSearchData, FoundFlat, ProjectCard } from '#shared/responses';

export interface ProjectFlats {
  readonly project: ProjectCard;
  readonly flats: readonly Flat[];
}

type Item = SearchItem<Flat, ProjectCard>;

interface Known {
  readonly parts: readonly ProjectFlats[];
  readonly today: string;
  readonly items: readonly Item[];
}

let known: Known | null = null;

/** The same list while the same flats are searched: much is computed once for it. */
function itemsOf(parts: readonly ProjectFlats[], today: string): readonly Item[] {
  const isKnown =
    known !== null &&
    known.today === today &&
    known.parts.length === parts.length &&
    known.parts.every(({ project, flats }, index) => project === parts[index]?.project && flats === parts[index].flats);
  if (known === null || !isKnown) known = { parts, today, items: searchItems(parts, today) };
  return known.items;
}

function foundFlat(item: Item, filter: FlatSearchFilter): FoundFlat {
  const { alias, title, district, readiness } = item.project;
  const payment = paymentFound(item, filter);
  return {
    flat: { ...item.flat, spaces: [] },
    project: { alias, title },
    district,
    readiness,
    top_floor: item.topFloor,
    // Instalments only: lists of projects do not have the rules of mortgages.
    payment: payment && { ...payment, monthly_max: null, programme: null },
  };
}

function named(options: readonly SearchOption[]): readonly FlatOption[] {
  return options.map(({ name = null, has_rules: rules = null, ...option }) => ({ ...option, name, has_rules: rules }));
}

/** What the call of the backend would give. */
export function searchPlannings(
  parts: readonly ProjectFlats[],
  query: string,
  page: number,
  today: string,
): FlatSearchData {
  const filter = flatSearch.parse(new URLSearchParams(query));
  const { flats, nearest, total, pages, options, ...view } = flatSearchView(itemsOf(parts, today), filter, page);
  return {
    flats: flats.map((item) => foundFlat(item, filter)),
    meta: { current_page: page, last_page: pages, per_page: searchPageSize, total },
    options: {
      rooms: named(options.rooms),
      area: named(options.area),
      high: named(options.high),
      not_first: named(options.not_first),
      not_last: named(options.not_last),
      side: named(options.side),
      outlook: named(options.outlook),
      district: named(options.district),
      project: named(options.project),
      safety: named(options.safety),
      programme: named(options.programme),
      offer: named(options.offer),
    },
    steps: view.steps,
    pins: view.pins,
    relaxations: view.relaxations,
    nearest: nearest.map((item) => foundFlat(item, filter)),
  };
}
