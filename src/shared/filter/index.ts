export { BoundSelect } from './BoundSelect.tsx';
export { FacetChips } from './FacetChips.tsx';
export { useUrlFilter } from './useUrlFilter.ts';
