export { BoundSelect, FacetChips, useUrlFilter } from './filterControls.tsx';
