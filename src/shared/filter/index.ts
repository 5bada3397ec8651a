export { BoundSelect, FacetChips } from './filterControls.tsx';
export { useUrlFilter } from './useUrlFilter.ts';
