import { areaBuckets } from '#entities/flat';
import type { MapBounds } from '#shared/map';
import { mostChosen, type ProjectFilter, sortOrders } from './projectFilter.ts';

const roomCounts = [1, 2, 3, 4, 5, 6];
const lists = ['status', 'district', 'class', 'rooms', 'area', 'readiness'] as const;
/** Kopiykas in a hryvnia: addresses are read by people. */
const kopiykas = 100;
/** Digits after the point: about a metre. */
const precision = 5;

function keys(search: URLSearchParams, name: string, most = mostChosen): readonly string[] {
  return [...new Set(search.getAll(name).filter((key) => key !== ''))].slice(0, most);
}

/** Of what an address says, only what we know; a link of yesterday must not break the page. */
function known<Value>(search: URLSearchParams, name: string, values: readonly Value[]): readonly Value[] {
  const said = search.getAll(name);
  return values.filter((value) => said.includes(String(value)));
}

function isReadiness(key: string): boolean {
  return /^(?:built|unannounced|20\d\d)$/.test(key);
}

function price(search: URLSearchParams, name: string): number | null {
  const text = search.get(name) ?? '';
  return /^\d{1,10}$/.test(text) ? Number(text) * kopiykas : null;
}

function bounds(search: URLSearchParams): MapBounds | null {
  const text = search.get('bounds') ?? '';
  if (!/^-?\d{1,3}(?:\.\d{1,9})?(?:,-?\d{1,3}(?:\.\d{1,9})?){3}$/.test(text)) return null;
  const [south = 0, west = 0, north = 0, east = 0] = text.split(',').map(Number);
  const onEarth = south >= -90 && north <= 90 && west >= -180 && east <= 180;
  return onEarth && south < north && west < east ? { south, west, north, east } : null;
}

/** Reads the filter from the URL's query; what makes no sense is left out. */
export function readProjectFilter(search: URLSearchParams): ProjectFilter {
  const sort = search.get('sort');
  return {
    status: keys(search, 'status', Infinity),
    district: keys(search, 'district'),
    class: keys(search, 'class'),
    rooms: known(search, 'rooms', roomCounts),
    area: known(search, 'area', areaBuckets),
    readiness: keys(search, 'readiness').filter(isReadiness),
    priceFrom: price(search, 'price_from'),
    priceTo: price(search, 'price_to'),
    bounds: bounds(search),
    sort: sortOrders.find((order) => order === sort) ?? null,
  };
}

function hryvnias(sum: number | null): string | null {
  return sum === null ? null : String(Math.round(sum / kopiykas));
}

function written(area: MapBounds | null): string | null {
  return area === null
    ? null
    : [area.south, area.west, area.north, area.east].map((degrees) => degrees.toFixed(precision)).join(',');
}

/** The query with this filter in it; parameters of others stay. */
export function writeProjectFilter(search: URLSearchParams, filter: ProjectFilter): URLSearchParams {
  const next = new URLSearchParams(search);
  const put = (name: string, value: string | null): void => {
    if (value === null) next.delete(name);
    else next.set(name, value);
  };
  for (const name of lists) {
    next.delete(name);
    for (const value of filter[name]) next.append(name, String(value));
  }
  put('price_from', hryvnias(filter.priceFrom));
  put('price_to', hryvnias(filter.priceTo));
  put('bounds', written(filter.bounds));
  put('sort', filter.sort);
  return next;
}
