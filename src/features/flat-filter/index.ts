export { activeCount } from './activeCount.ts';
export { isWanted, sortFlats, wantedOf } from './filterFlats.ts';
export { asksAnything, flatFacets } from './flatFacets.ts';
export { FlatFilterForm } from './FlatFilterForm.tsx';
export { type FlatFilter, type FlatSort, flatSorts, flatStatuses, noFlatFilter } from './flatFilterTypes.ts';
export { filterKey, readFlatFilter, writeFlatFilter } from './flatFilterUrl.ts';
export { FlatSortSelect } from './FlatSortSelect.tsx';
export { loosenings } from './loosenings.ts';
export { useFlatFilter } from './useFlatFilter.ts';
