import { flatSearch, type FlatSearchFilter, type SearchItem, searchQuery } from './flatSearch.ts';

/** Searches of flats that search engines list: by rooms, by district, by both. docs/findability.md says why they are queries. */

function single<Value>(values: readonly Value[]): readonly Value[] {
  return values.length === 1 ? values : [];
}

/** The landing page nearest to a search, or the search without conditions: it finds at least as many flats. */
export function landingOf({ rooms, district }: FlatSearchFilter): FlatSearchFilter {
  return { ...flatSearch.none, rooms: single(rooms), district: single(district) };
}

/** Whether a search is a landing page or has no conditions, in any order. */
export function isLanding(filter: FlatSearchFilter): boolean {
  return searchQuery({ ...filter, sort: flatSearch.none.sort }) === searchQuery(landingOf(filter));
}

/** The queries of all landing pages that find `minimum` flats. */
export function landingQueries(items: readonly SearchItem[], minimum: number): string[] {
  const { none } = flatSearch;
  const many = <Value>(facet: ReadonlyMap<Value, number>): Value[] =>
    [...facet].flatMap(([value, count]) => (count >= minimum ? [value] : []));
  const facets = flatSearch.facets(items, none);
  const ofRooms = many(facets.rooms).map((rooms): FlatSearchFilter => ({ ...none, rooms: [rooms] }));
  const ofDistrict = many(facets.district).map((district): FlatSearchFilter => ({ ...none, district: [district] }));
  const ofBoth = ofRooms.flatMap((filter) =>
    many(flatSearch.facets(items, filter).district).map((district) => ({ ...filter, district: [district] })),
  );
  return [...ofRooms, ...ofDistrict, ...ofBoth].map(searchQuery);
}
