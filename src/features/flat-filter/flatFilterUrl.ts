import { areaBuckets } from '#entities/flat';
import { flatSorts, flatStatuses, type FlatFilter, noFlatFilter } from './flatFilterTypes.ts';

const separator = ',';
function wordsOf(search: URLSearchParams, name: string): readonly string[] {
  return (search.get(name) ?? '').split(separator).filter((word) => word !== '');
}

/** Of what an address says, only what we know; a link of yesterday must not break the page. */
function known<Value extends string>(words: readonly string[], values: readonly Value[]): readonly Value[] {
  return values.filter((value) => words.includes(value));
}

function floorOf(search: URLSearchParams, name: string): number | null {
  const text = search.get(name) ?? '';
  return /^-?\d{1,3}$/.test(text) ? Number(text) : null;
}

export function readFlatFilter(search: URLSearchParams): FlatFilter {
  return {
    rooms: known(wordsOf(search, 'rooms'), ['1', '2', '3', '4', '5', '6']).map(Number),
    areas: known(wordsOf(search, 'area'), areaBuckets),
    statuses: known(wordsOf(search, 'status'), flatStatuses),
    buildings: wordsOf(search, 'building'),
    floorFrom: floorOf(search, 'floor_from'),
    floorTo: floorOf(search, 'floor_to'),
    sort: flatSorts.find((sort) => sort === search.get('sort')) ?? noFlatFilter.sort,
  };
}

/** The search with the filter in it; what the filter does not want is not named, what is not the filter's stays. */
export function writeFlatFilter(search: URLSearchParams, filter: FlatFilter): URLSearchParams {
  const next = new URLSearchParams(search);
  const put = (name: string, value: string): void => {
    if (value === '') next.delete(name);
    else next.set(name, value);
  };
  put('rooms', filter.rooms.join(separator));
  put('area', filter.areas.join(separator));
  put('status', filter.statuses.join(separator));
  put('building', filter.buildings.join(separator));
  put('floor_from', String(filter.floorFrom ?? ''));
  put('floor_to', String(filter.floorTo ?? ''));
  put('sort', filter.sort === noFlatFilter.sort ? '' : filter.sort);
  return next;
}

/** The part of an address that decides which flats are shown, in one spelling: the key of a remembered list. */
export function filterKey(filter: FlatFilter): string {
  return writeFlatFilter(new URLSearchParams(), filter).toString();
}
