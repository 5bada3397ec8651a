export { filterProjects } from './filterProjects.ts';
export { isNarrowed, withoutFilters, type ProjectFilter } from './projectFilter.ts';
export { filtersFolded, filtersUnfolded, projectFilterSlice, selectFiltersUnfolded } from './projectFilterSlice.ts';
export { ProjectFilterBar } from './ProjectFilterBar.tsx';
export { SortSelect } from './SortSelect.tsx';
export { useProjectFilter } from './useProjectFilter.ts';
