export { CancelInPlace } from './CancelInPlace.tsx';
export { usePrivateEntry } from './usePrivateEntry.ts';
