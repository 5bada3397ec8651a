export { LazyMap } from './LazyMap.tsx';
export type { MapMarker, MapProps } from './mapTypes.ts';
