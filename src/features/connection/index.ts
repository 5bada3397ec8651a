export { Connection } from './Connection.tsx';
export { connectionSlice } from './connectionSlice.ts';
export { selectCachedCopyDay, useConnectionSelector } from './cachedCopy.ts';
