export { ProjectFilterBar } from './bar/ProjectFilterBar.tsx';
export { SortSelect } from './bar/SortSelect.tsx';
export { ChosenFilters } from './chosen/ChosenFilters.tsx';
export { filterProjects, sortOrdersOf } from './model/filterProjects.ts';
export { hasFilters, knownFilter, projectFacets, type ProjectFacets } from './model/projectFacets.ts';
export {
  asksOfFlats,
  countChosen,
  isNarrowed,
  noProjectFilter,
  withoutFilters,
  type ProjectFilter,
} from './model/projectFilter.ts';
export {
  filtersFolded,
  filtersUnfolded,
  projectFilterSlice,
  selectFiltersUnfolded,
} from './model/projectFilterSlice.ts';
export { useProjectFilter } from './model/useProjectFilter.ts';
