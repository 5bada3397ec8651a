import { weakMapMemoize } from '@reduxjs/toolkit';
import { kopiykasPerHryvnia } from '#domain/money/currency.ts';
import { priceOn } from '#domain/money/discount.ts';
import { createFilter, type FacetsOf, type FilterOf } from '#domain/filters/filter.ts';
import { anyOf, between, keyOf, order } from '#domain/filters/filterConditions.ts';
import type { FilterKeys } from '#domain/filters/filterParameters.ts';
import { flatConditions } from '#domain/flats/flatConditions.ts';
import { flatStatuses } from '#domain/flats/flatValues.ts';
import type { Flat } from '#shared/responses';
import { flatSorts } from './sortFlats.ts';

const { rooms, area, floor, side, outlook } = flatConditions((flat: Flat) => flat);

const tableOn = (today: string | null) =>
  ({
    rooms,
    area,
    status: anyOf(flatStatuses, (flat: Flat) => flat.status),
    building: keyOf((flat: Flat) => flat.building?.key ?? null, { joined: true }),
    floor,
    side,
    outlook,
    /** The price of a sold flat is not compared. */
    price: between((flat: Flat) => (flat.status === 'sold' ? null : priceOn(flat, today)), {
      pattern: /^\d{1,10}$/,
      unit: kopiykasPerHryvnia,
    }),
    sort: order(flatSorts, 'price'),
  }) satisfies FilterKeys;

type Table = ReturnType<typeof tableOn>;
export type FlatFilter = FilterOf<Table>;
export type FlatFacets = FacetsOf<Table>;

/** By the prices of a day in Kyiv; null: discounts hold. */
export const flatFilterOn = weakMapMemoize((today: string | null) =>
  createFilter(tableOn(today), (flat: Flat) => [flat]),
);

/** Where no price is compared. */
export const flatFilter = flatFilterOn(null);

/** The filter as a normalized query, which serves as a cache key. */
export function filterKey(filter: FlatFilter): string {
  return flatFilter.write(new URLSearchParams(), filter).toString();
}

/** Which conditions the form shows: those that flats have values for, and a status unless all flats are free. */
export function shownConditions(facets: FlatFacets, { status }: FlatFilter) {
  return {
    rooms: facets.rooms.size > 0,
    area: facets.area.size > 0,
    status: facets.status.size > 1 || !facets.status.has('free') || status.length > 0,
    building: facets.building.size > 1,
    floor: facets.floor.values.length > 0,
    side: facets.side.size > 0,
    outlook: facets.outlook.size > 0,
    price: facets.price.values.length > 1,
  };
}

export function hasConditions(facets: FlatFacets, filter: FlatFilter): boolean {
  return Object.values(shownConditions(facets, filter)).includes(true);
}
