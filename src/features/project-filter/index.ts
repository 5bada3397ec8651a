export { ChosenFilters, ProjectFilterBar, SortSelect } from './ProjectFilterBar.tsx';
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
export { filtersFolded, filtersUnfolded, projectFilterSlice, selectFiltersUnfolded } from './projectFilterSlice.ts';
