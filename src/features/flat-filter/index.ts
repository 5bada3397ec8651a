export { FlatFilterForm } from './FlatFilterForm.tsx';
export { filterKey, flatFilter, type FlatFilter, flatFilterOn, hasConditions } from './flatFilter.ts';
export { FlatSortSelect } from './FlatSortSelect.tsx';
export { type FlatSort, sortFlats } from './sortFlats.ts';
