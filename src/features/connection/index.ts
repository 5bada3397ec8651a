export { Connection } from './Connection.tsx';
export { connectionSlice } from './connectionSlice.ts';
export { selectCopyDay, useConnectionSelector } from './copyDay.ts';
