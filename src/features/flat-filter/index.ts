export { activeCount } from './activeCount.ts';
export { isMatch, sortFlats, matchesOf } from './filterFlats.ts';
export { hasConditions, flatFacets } from './flatFacets.ts';
export { FlatFilterForm } from './FlatFilterForm.tsx';
export { type FlatFilter, type FlatSort, flatSorts, flatStatuses, noFlatFilter } from './flatFilterTypes.ts';
export { filterKey, readFlatFilter, writeFlatFilter } from './flatFilterUrl.ts';
export { FlatSortSelect } from './FlatSortSelect.tsx';
export { relaxations } from './relaxations.ts';
export { useFlatFilter } from './useFlatFilter.ts';
