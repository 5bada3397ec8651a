export { areaBucketOf } from './areaBucket.ts';
export { filterFlats } from './filterFlats.ts';
export { flatFacets } from './flatFacets.ts';
export { FlatFilterForm } from './FlatFilterForm.tsx';
export { areaBuckets, type FlatFilter, flatSorts, noFlatFilter } from './flatFilterTypes.ts';
export { filterKey, readFlatFilter, writeFlatFilter } from './flatFilterUrl.ts';
export { FlatSortSelect } from './FlatSortSelect.tsx';
export { useFlatFilter } from './useFlatFilter.ts';
