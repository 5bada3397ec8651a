export { LazyMap } from './LazyMap.tsx';
export type { MapMarker, MapProps, MapRings } from './mapTypes.ts';
