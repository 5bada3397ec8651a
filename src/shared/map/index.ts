export { LazyMap, MapIcon, mapPart } from './LazyMap.tsx';
export { RouteLinks } from './RouteLinks.tsx';
export { mapSlice } from './mapSlice.ts';
export type { MapBounds, MapMarker } from './mapTypes.ts';
