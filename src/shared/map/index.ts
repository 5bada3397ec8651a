export { LazyMap } from './LazyMap.tsx';
export type { MapMarker } from './mapTypes.ts';
