import type { ProjectCard } from '#contract/project.ts';
import { type AreaBucket, areaBucketOf, areaBuckets } from '#entities/flat';
import type { ProjectFilter } from './projectFilter.ts';

/** Areas of a project reach from its smallest flat to its largest: it may have flats of every bucket between. */
function bucketsOf({ total_area: area }: ProjectCard): readonly AreaBucket[] {
  if (area === null) return [];
  return areaBuckets.slice(
    areaBuckets.indexOf(areaBucketOf(area.min)),
    areaBuckets.indexOf(areaBucketOf(area.max)) + 1,
  );
}

/** What the filter calls the readiness of a project: years tell a buyer more than percent. */
function readinessKey({ readiness: { percent, month } }: Pick<ProjectCard, 'readiness'>): string {
  if (percent === 100) return 'built';
  return month?.slice(0, 4) ?? 'unannounced';
}

/** What a project has of the things that one chooses among. */
export const valuesOf = {
  status: (project: ProjectCard): readonly (string | number)[] => [project.status.key],
  district: (project: ProjectCard): readonly (string | number)[] => [project.district.key],
  class: (project: ProjectCard): readonly (string | number)[] => [project.class.key],
  rooms: (project: ProjectCard): readonly (string | number)[] => project.rooms,
  area: bucketsOf as (project: ProjectCard) => readonly (string | number)[],
  readiness: (project: ProjectCard): readonly (string | number)[] => [readinessKey(project)],
} as const;

export type Choice = keyof typeof valuesOf;
export const choices = Object.keys(valuesOf) as readonly Choice[];

/** Any one of the values that were chosen will do. */
export function fitsChoice(project: ProjectCard, filter: ProjectFilter, choice: Choice): boolean {
  const chosen: readonly (string | number)[] = filter[choice];
  return chosen.length === 0 || valuesOf[choice](project).some((value) => chosen.includes(value));
}

/** Where no price is named, none can be within bounds. */
function fitsPrice({ price_from: price }: ProjectCard, { priceFrom, priceTo }: ProjectFilter): boolean {
  if (priceFrom === null && priceTo === null) return true;
  return price !== null && price >= (priceFrom ?? 0) && price <= (priceTo ?? Infinity);
}

function fitsBounds({ position: { lat, lon } }: ProjectCard, { bounds }: ProjectFilter): boolean {
  return bounds === null || (lat >= bounds.south && lat <= bounds.north && lon >= bounds.west && lon <= bounds.east);
}

export function fitsRanges(project: ProjectCard, filter: ProjectFilter): boolean {
  return fitsPrice(project, filter) && fitsBounds(project, filter);
}
