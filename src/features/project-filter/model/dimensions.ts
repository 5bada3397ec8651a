import { type AreaBucket, areaBucketOf, areaBuckets } from '#entities/flat';
import type { ProjectCard, Term } from '#shared/answers';
import { asksOfFlats, asksOfPrice, type ProjectFilter } from './projectFilter.ts';

/** Areas of a project reach from its smallest flat to its largest: it may have flats of every bucket between. */
function bucketsOf({ total_area: area }: ProjectCard): readonly AreaBucket[] {
  if (area === null) return [];
  return areaBuckets.slice(
    areaBuckets.indexOf(areaBucketOf(area.min)),
    areaBuckets.indexOf(areaBucketOf(area.max)) + 1,
  );
}

/** What the filter calls the readiness of a project: years tell a buyer more than percent. */
function readinessKeys({ readiness }: ProjectCard): readonly string[] {
  if (readiness === null) return [];
  const { percent, month } = readiness;
  return [percent === 100 ? 'built' : (month?.slice(0, 4) ?? 'unannounced')];
}

const keysOf = (term: Term | null): readonly string[] => (term === null ? [] : [term.key]);

/** What a project has of the things that one chooses among. */
export const valuesOf = {
  status: (project: ProjectCard): readonly (string | number)[] => keysOf(project.status),
  district: (project: ProjectCard): readonly (string | number)[] => keysOf(project.district),
  class: (project: ProjectCard): readonly (string | number)[] => keysOf(project.class),
  rooms: (project: ProjectCard): readonly (string | number)[] => project.rooms,
  area: bucketsOf as (project: ProjectCard) => readonly (string | number)[],
  readiness: readinessKeys as (project: ProjectCard) => readonly (string | number)[],
} as const;

export type Choice = keyof typeof valuesOf;
export const choices = Object.keys(valuesOf) as readonly Choice[];

/** Chosen of flats, and met by one flat together with the price; the others are chosen of the project. */
export const isOfFlats = (choice: Choice): choice is 'rooms' | 'area' => choice === 'rooms' || choice === 'area';

/** Any one of the values that were chosen will do; choices of flats are for `fitsFlats`. */
export function fitsChoice(project: ProjectCard, filter: ProjectFilter, choice: Choice): boolean {
  if (isOfFlats(choice)) return true;
  const chosen: readonly (string | number)[] = filter[choice];
  return chosen.length === 0 || valuesOf[choice](project).some((value) => chosen.includes(value));
}

type FlatConditions = Pick<ProjectFilter, 'rooms' | 'area' | 'priceFrom' | 'priceTo'>;

function allows<Value>(chosen: readonly Value[], value: Value): boolean {
  return chosen.length === 0 || chosen.includes(value);
}

/**
 * Prices of the free flats that meet all conditions at once, ascending for each layout; null: no free flat meets them,
 * undefined: the backend does not tell of single flats.
 */
function pricesWithin(project: ProjectCard, filter: FlatConditions): readonly number[] | null | undefined {
  const { rooms, area, priceFrom, priceTo } = filter;
  if (project.free_flats.length === 0 && project.flats_free !== 0) return undefined;
  const layouts = project.free_flats.filter(
    (flats) => allows(rooms, flats.rooms) && allows(area, areaBucketOf(flats.total_area)),
  );
  const prices = layouts.flatMap((flats) => flats.prices);
  const within = prices.filter((price) => price >= (priceFrom ?? 0) && price <= (priceTo ?? Infinity));
  const met = asksOfPrice(filter) ? within.length > 0 : layouts.length > 0;
  return met ? within : null;
}

/** Without single flats: rooms, area and the lowest price are compared with the project as a whole. */
function fitsAsWhole(project: ProjectCard, filter: FlatConditions): boolean {
  const { rooms, area, priceFrom, priceTo } = filter;
  const { price_from: price } = project;
  return (
    (rooms.length === 0 || project.rooms.some((count) => rooms.includes(count))) &&
    (area.length === 0 || bucketsOf(project).some((bucket) => area.includes(bucket))) &&
    (!asksOfPrice(filter) || (price !== null && price >= (priceFrom ?? 0) && price <= (priceTo ?? Infinity)))
  );
}

/** Whether at least one free flat meets all conditions. */
export function fitsFlats(project: ProjectCard, filter: FlatConditions): boolean {
  if (!asksOfFlats(filter)) return true;
  const prices = pricesWithin(project, filter);
  return prices === undefined ? fitsAsWhole(project, filter) : prices !== null;
}

/** The project with the lowest price of the flats that meet the conditions; the same project when nothing is asked of flats. */
export function withMatchedPrice(project: ProjectCard, filter: FlatConditions): ProjectCard {
  const prices = asksOfFlats(filter) ? pricesWithin(project, filter) : undefined;
  if (prices === undefined || prices === null) return project;
  // The lowest price of a square metre may be another flat's.
  return { ...project, price_from: prices.length === 0 ? null : Math.min(...prices), price_per_m2: null };
}

export function fitsBounds({ position }: ProjectCard, { bounds }: ProjectFilter): boolean {
  if (bounds === null) return true;
  if (position === null) return false;
  const { lat, lon } = position;
  return lat >= bounds.south && lat <= bounds.north && lon >= bounds.west && lon <= bounds.east;
}
