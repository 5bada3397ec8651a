import { knownValues, oneOfField, readFilter, type UrlField, type UrlFields, writeFilter } from '#domain/filterUrl.ts';
import { areaBuckets } from '#entities/flat';
import type { MapBounds } from '#shared/map';
import { mostChosen, type ProjectFilter, sortOrders } from './projectFilter.ts';

const roomCounts = [1, 2, 3, 4, 5, 6];
/** Kopiykas in a hryvnia: addresses are read by people. */
const kopiykas = 100;
/** Digits after the point: about a metre. */
const precision = 5;

/** Repeats the parameter: `rooms=2&rooms=3`. */
function list<Value>(name: string, read: (texts: readonly string[]) => readonly Value[]): UrlField<readonly Value[]> {
  return { name, read, write: (values) => values.map(String) };
}

function keys(name: string, most = mostChosen): UrlField<readonly string[]> {
  return list(name, (texts) => [...new Set(texts.filter((key) => key !== ''))].slice(0, most));
}

const readiness = keys('readiness');

function price(name: string): UrlField<number | null> {
  return {
    name,
    read: ([text = '']) => (/^\d{1,10}$/.test(text) ? Number(text) * kopiykas : null),
    write: (sum) => (sum === null ? null : String(Math.round(sum / kopiykas))),
  };
}

function readBounds([text = '']: readonly string[]): MapBounds | null {
  if (!/^-?\d{1,3}(?:\.\d{1,9})?(?:,-?\d{1,3}(?:\.\d{1,9})?){3}$/.test(text)) return null;
  const [south = 0, west = 0, north = 0, east = 0] = text.split(',').map(Number);
  const onEarth = south >= -90 && north <= 90 && west >= -180 && east <= 180;
  return onEarth && south < north && west < east ? { south, west, north, east } : null;
}

function writeBounds(area: MapBounds | null): string | null {
  return area === null
    ? null
    : [area.south, area.west, area.north, area.east].map((degrees) => degrees.toFixed(precision)).join(',');
}

const fields: UrlFields<ProjectFilter> = {
  status: keys('status', Infinity),
  district: keys('district'),
  class: keys('class'),
  rooms: list('rooms', (texts) => knownValues(texts, roomCounts)),
  area: list('area', (texts) => knownValues(texts, areaBuckets)),
  readiness: {
    ...readiness,
    read: (texts) => readiness.read(texts).filter((key) => /^(?:built|unannounced|20\d\d)$/.test(key)),
  },
  priceFrom: price('price_from'),
  priceTo: price('price_to'),
  bounds: { name: 'bounds', read: readBounds, write: writeBounds },
  sort: oneOfField('sort', sortOrders, null),
};

/** Reads the filter from the URL's query; what makes no sense is left out. */
export function readProjectFilter(search: URLSearchParams): ProjectFilter {
  return readFilter(fields, search);
}

export function writeProjectFilter(search: URLSearchParams, filter: ProjectFilter): URLSearchParams {
  return writeFilter(fields, search, filter);
}
