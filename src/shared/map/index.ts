export { LazyMap } from './LazyMap.tsx';
export { RouteLinks } from './RouteLinks.tsx';
export { mapAskedFor, mapSlice } from './mapSlice.ts';
export type { MapBounds, MapMarker } from './mapTypes.ts';
