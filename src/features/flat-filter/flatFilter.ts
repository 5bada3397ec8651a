import { createFilter, type FacetsOf, type FilterOf } from '#domain/filter.ts';
import { keyOf, oneOf, order } from '#domain/filterConditions.ts';
import { flatConditions } from '#domain/flatConditions.ts';
import type { Flat } from '#shared/responses';
import { flatSorts, flatStatuses } from './sortFlats.ts';

const { rooms, area, floor } = flatConditions((flat: Flat) => flat);

const table = {
  rooms,
  area,
  status: oneOf(flatStatuses, (flat: Flat) => flat.status),
  building: keyOf((flat: Flat) => flat.building?.key ?? null, { joined: true }),
  floor,
  sort: order(flatSorts, 'price'),
};

export type FlatFilter = FilterOf<typeof table>;
export type FlatFacets = FacetsOf<typeof table>;

export const flatFilter = createFilter(table, (flat: Flat) => [flat]);

/** The part of an address that decides which flats are shown, in one spelling: the key of a remembered list. */
export function filterKey(filter: FlatFilter): string {
  return flatFilter.write(new URLSearchParams(), filter).toString();
}

/** Which questions the form asks: none of what no flat has, nor of a status that all have. */
export function questionsOf(facets: FlatFacets, { status }: FlatFilter) {
  return {
    rooms: facets.rooms.size > 0,
    area: facets.area.size > 0,
    status: facets.status.size > 1 || !facets.status.has('free') || status.length > 0,
    building: facets.building.size > 1,
    floor: facets.floor.values.length > 0,
  };
}

export function hasConditions(facets: FlatFacets, filter: FlatFilter): boolean {
  return Object.values(questionsOf(facets, filter)).includes(true);
}
