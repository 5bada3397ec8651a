export const sortOrders = ['readiness', 'price', 'distance'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** What the list of projects is narrowed to; an empty set narrows nothing. */
export interface ProjectFilter {
  /** Keys of statuses. */
  readonly status: readonly string[];
  readonly district: readonly string[];
  readonly class: readonly string[];
  readonly rooms: readonly number[];
  /** Null: the company's own order. */
  readonly sort: SortOrder | null;
}

const termNames = ['status', 'district', 'class'] as const;
const roomCounts = [1, 2, 3, 4, 5, 6];

function isSortOrder(value: string | null): value is SortOrder {
  return sortOrders.some((order) => order === value);
}
function unique<Value>(values: readonly Value[]): readonly Value[] {
  return [...new Set(values)];
}

/** Reads the filter from the URL's query; what makes no sense is left out. */
export function readProjectFilter(search: URLSearchParams): ProjectFilter {
  const [status, district, class_] = termNames.map((name) => unique(search.getAll(name).filter((key) => key !== '')));
  const sort = search.get('sort');
  return {
    status: status ?? [],
    district: district ?? [],
    class: class_ ?? [],
    rooms: unique(search.getAll('rooms').map(Number)).filter((count) => roomCounts.includes(count)),
    sort: isSortOrder(sort) ? sort : null,
  };
}

/** The query with this filter in it; parameters of others stay. */
export function writeProjectFilter(search: URLSearchParams, filter: ProjectFilter): URLSearchParams {
  const written = new URLSearchParams(search);
  for (const name of [...termNames, 'rooms'] as const) {
    written.delete(name);
    for (const value of filter[name]) written.append(name, String(value));
  }
  if (filter.sort === null) written.delete('sort');
  else written.set('sort', filter.sort);
  return written;
}

/** Sorting hides nothing, so it does not count. */
export function isNarrowed({ status, district, class: classes, rooms }: ProjectFilter): boolean {
  return [status, district, classes, rooms].some((chosen) => chosen.length > 0);
}

/** Everything that hides projects is off; the order stays. */
export function withoutFilters({ sort }: ProjectFilter): ProjectFilter {
  return {
    status: [],
    district: [],
    class: [],
    rooms: [],
    sort,
  };
}
