import { knownValues, oneOfField, readFilter, type UrlField, type UrlFields, writeFilter } from '#domain/filterUrl.ts';
import { areaBuckets } from '#entities/flat';
import { flatSorts, flatStatuses, type FlatFilter, noFlatFilter } from './flatFilterTypes.ts';

const roomCounts = [1, 2, 3, 4, 5, 6];

/** Side by side in one parameter: `rooms=2,3`. */
function words<Value>(name: string, read: (words: readonly string[]) => readonly Value[]): UrlField<readonly Value[]> {
  return {
    name,
    read: ([text = '']) => read(text.split(',').filter((word) => word !== '')),
    write: (values) => values.join(',') || null,
  };
}

function floor(name: string): UrlField<number | null> {
  return {
    name,
    read: ([text = '']) => (/^-?\d{1,3}$/.test(text) ? Number(text) : null),
    write: (value) => (value === null ? null : String(value)),
  };
}

const fields: UrlFields<FlatFilter> = {
  rooms: words('rooms', (rooms) => knownValues(rooms, roomCounts)),
  areas: words('area', (areas) => knownValues(areas, areaBuckets)),
  statuses: words('status', (statuses) => knownValues(statuses, flatStatuses)),
  buildings: words('building', (keys) => keys),
  floorFrom: floor('floor_from'),
  floorTo: floor('floor_to'),
  sort: oneOfField('sort', flatSorts, noFlatFilter.sort),
};

export function readFlatFilter(search: URLSearchParams): FlatFilter {
  return readFilter(fields, search);
}

export function writeFlatFilter(search: URLSearchParams, filter: FlatFilter): URLSearchParams {
  return writeFilter(fields, search, filter);
}

/** The part of an address that decides which flats are shown, in one spelling: the key of a remembered list. */
export function filterKey(filter: FlatFilter): string {
  return writeFlatFilter(new URLSearchParams(), filter).toString();
}
