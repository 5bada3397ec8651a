import { useTranslation } from 'react-i18next';
import { byKeys } from '#domain/byKeys.ts';
import { type ChosenCondition, createFilter, type FacetsOf, type FilterOf } from '#domain/filters/filter.ts';
import { allOf, anyOf, between, keyOf, order, single } from '#domain/filters/filterConditions.ts';
import type { FilterKeys } from '#domain/filters/filterParameters.ts';
import { type AreaBucket, areaBucketOf, areaBuckets } from '#domain/flats/flatConditions.ts';
import { roomCounts } from '#domain/flats/flatValues.ts';
import { kopiykasPerHryvnia } from '#domain/money/currency.ts';
import { safetyKeys } from '#domain/safetyKeys.ts';
import { useRoomLabel } from '#entities/project';
import { formatMoney } from '#shared/format';
import type { MapBounds } from '#shared/map';
import type { ProjectCard } from '#shared/responses';
import { useLanguage } from '#shared/routing';

export const sortOrders = ['readiness', 'price', 'distance'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** More values of one dictionary than a person compares; a link that names more is cut. */
export const mostChosen = 5;

/** A project with free flats of one layout: one of them must meet the conditions on flats. */
interface ProjectPart {
  readonly project: ProjectCard;
  readonly rooms: readonly number[];
  readonly areas: readonly AreaBucket[];
  /** Kopiykas. */
  readonly prices: readonly number[];
}

/** Areas of a project reach from its smallest flat to its largest: it may have flats of every bucket between. */
function bucketsOf({ total_area: area }: ProjectCard): readonly AreaBucket[] {
  if (area === null) return [];
  return areaBuckets.slice(
    areaBuckets.indexOf(areaBucketOf(area.min)),
    areaBuckets.indexOf(areaBucketOf(area.max)) + 1,
  );
}

/** Whether the backend returns single flats; otherwise the filter matches the project as a whole. */
export function tellsFlats({ free_flats: layouts, flats_free: free }: ProjectCard): boolean {
  return layouts.length > 0 || free === 0;
}

function partsOf(project: ProjectCard): readonly ProjectPart[] {
  const { free_flats: layouts, rooms, price_from: price } = project;
  if (layouts.length > 0) {
    return layouts.map((flats) => ({
      project,
      rooms: [flats.rooms],
      areas: [areaBucketOf(flats.total_area)],
      prices: flats.prices,
    }));
  }
  return tellsFlats(project)
    ? [{ project, rooms: [], areas: [], prices: [] }]
    : [{ project, rooms, areas: bucketsOf(project), prices: price === null ? [] : [price] }];
}

/** The readiness as the filter shows it: years mean more to buyers than percent. */
function readinessOf({ project: { readiness } }: ProjectPart): string | null {
  if (readiness === null) return null;
  const { percent, month } = readiness;
  return percent === 100 ? 'built' : (month?.slice(0, 4) ?? 'unannounced');
}

function parseBounds(text: string): MapBounds | null {
  if (!/^-?\d{1,3}(?:\.\d{1,9})?(?:,-?\d{1,3}(?:\.\d{1,9})?){3}$/.test(text)) return null;
  const [south = 0, west = 0, north = 0, east = 0] = text.split(',').map(Number);
  const onEarth = south >= -90 && north <= 90 && west >= -180 && east <= 180;
  return onEarth && south < north && west < east ? { south, west, north, east } : null;
}

/** Digits after the point: about a metre. */
const precision = 5;

function writeBounds({ south, west, north, east }: MapBounds): string {
  return [south, west, north, east].map((degrees) => degrees.toFixed(precision)).join(',');
}

function isWithin({ project: { position } }: ProjectPart, { south, west, north, east }: MapBounds): boolean {
  if (position === null) return false;
  const { lat, lon } = position;
  return lat >= south && lat <= north && lon >= west && lon <= east;
}

const table = {
  status: keyOf(({ project }: ProjectPart) => project.status?.key ?? null),
  district: keyOf(({ project }: ProjectPart) => project.district?.key ?? null, { most: mostChosen }),
  class: keyOf(({ project }: ProjectPart) => project.class?.key ?? null, { most: mostChosen }),
  rooms: anyOf(roomCounts, (part: ProjectPart) => part.rooms),
  area: anyOf(areaBuckets, (part: ProjectPart) => part.areas),
  readiness: keyOf(readinessOf, {
    most: mostChosen,
    isKey: (text) => /^(?:built|unannounced|20\d\d)$/.test(text),
  }),
  /** Of one flat. */
  price: between((part: ProjectPart) => part.prices, { pattern: /^\d{1,10}$/, unit: kopiykasPerHryvnia }),
  safety: allOf(safetyKeys, ({ project }: ProjectPart) => project.safety),
  /** The part of the map that is searched. */
  bounds: single({ parse: parseBounds, write: writeBounds, isMet: isWithin }),
  /** Null: the company's own order. */
  sort: order(sortOrders, null),
} satisfies FilterKeys;

export type ProjectFilter = FilterOf<typeof table>;
export type ProjectFacets = FacetsOf<typeof table>;
/** One chosen condition, without the change that removes it. */
type ProjectCondition = ChosenCondition<typeof table>;

export const projectFilter = createFilter(table, partsOf);

/** The number of conditions on flats, not on their project. */
export function countOfFlats(filter: ProjectFilter): number {
  const { rooms, area, price } = filter;
  return [rooms.length > 0, area.length > 0, price.from !== null || price.to !== null].filter(Boolean).length;
}

/** The project with the lowest price of the flats that meet the conditions; the same project without conditions on flats. */
function withMatchedPrice(project: ProjectCard, filter: ProjectFilter): ProjectCard {
  if (countOfFlats(filter) === 0 || !tellsFlats(project)) return project;
  const { from, to } = filter.price;
  const prices = partsOf(project)
    .filter(projectFilter.partMatcher(filter))
    .flatMap((part) => part.prices)
    .filter((price) => price >= (from ?? -Infinity) && price <= (to ?? Infinity));
  // The lowest price of a square metre may be another flat's.
  return { ...project, price_from: prices.length === 0 ? null : Math.min(...prices), price_per_m2: null };
}

const measures: Readonly<Record<SortOrder, (project: ProjectCard) => number | null>> = {
  readiness: ({ readiness }) => (readiness === null || readiness.percent === null ? null : -readiness.percent),
  price: ({ price_from: price }) => price,
  distance: ({ distance }) => distance,
};

/**
 * The projects that have at least one free flat which meets the conditions on flats, in the chosen order. Their
 * `price_from` is the lowest price of those flats.
 */
export function filterProjects(projects: readonly ProjectCard[], filter: ProjectFilter): readonly ProjectCard[] {
  const found = projects.filter(projectFilter.matcher(filter)).map((project) => withMatchedPrice(project, filter));
  return filter.sort === null ? found : found.toSorted(byKeys(measures[filter.sort]));
}

/** The orders that the backend gives data for; a single project has none. */
export function sortOrdersOf(projects: readonly ProjectCard[]): readonly SortOrder[] {
  return projects.length > 1
    ? sortOrders.filter((sort) => projects.some((project) => measures[sort](project) !== null))
    : [];
}

/** Whether the bar has anything to choose from. */
export function hasFilters(
  projects: readonly ProjectCard[],
  statuses: readonly unknown[],
  { district, class: classes, readiness, safety }: ProjectFacets,
): boolean {
  return (
    [statuses.length, district.size, classes.size, readiness.size, safety.size].some((options) => options > 0) ||
    projects.some(
      ({ free_flats: layouts, rooms, total_area: area, price_from: price }) =>
        layouts.length > 0 || rooms.length > 0 || area !== null || price !== null,
    )
  );
}

/** Without the keys that no project has: a link of last year must not show an empty list. */
export function knownFilter(filter: ProjectFilter, facets: ProjectFacets): ProjectFilter {
  const known = (key: 'status' | 'district' | 'class' | 'readiness'): readonly string[] =>
    filter[key].filter((value) => facets[key].has(value));
  return {
    ...filter,
    status: known('status'),
    district: known('district'),
    class: known('class'),
    readiness: known('readiness'),
  };
}

/** The words for each condition of a filter; terms carry their own. */
export function useConditionWords(projects: readonly ProjectCard[]): (chosen: ProjectCondition) => string {
  const { t } = useTranslation('projects');
  const language = useLanguage();
  const roomLabel = useRoomLabel();
  return (chosen) => {
    switch (chosen.condition) {
      case 'status':
      case 'district':
      case 'class': {
        const term = projects.map((project) => project[chosen.condition]).find((each) => each?.key === chosen.option);
        return term?.name ?? chosen.option;
      }
      case 'rooms':
        return roomLabel(chosen.option);
      case 'area':
        return t(`area.${chosen.option}`);
      case 'readiness':
        if (chosen.option === 'built') return t('readiness.built');
        return chosen.option === 'unannounced'
          ? t('readiness.unannounced')
          : t('readiness.year', { year: chosen.option });
      case 'price': {
        const price = formatMoney(chosen.option.bound, language);
        return chosen.option.side === 'from' ? t('price.removeFrom', { price }) : t('price.removeTo', { price });
      }
      case 'safety':
        return t(`safety.${chosen.option}`);
      case 'bounds':
        return t('bounds.chosen');
    }
  };
}
