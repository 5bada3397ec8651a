export { ChosenFilters } from './ChosenFilters.tsx';
export {
  countOfFlats,
  filterProjects,
  hasFilters,
  knownFilter,
  type ProjectFacets,
  projectFilter,
  type ProjectFilter,
  sortOrdersOf,
} from './projectFilter.ts';
export { ProjectFilterBar, SortSelect } from './ProjectFilterBar.tsx';
export { filtersFolded, filtersUnfolded, projectFilterSlice, selectFiltersUnfolded } from './projectFilterSlice.ts';
