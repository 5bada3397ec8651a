export { Connection } from './Connection.tsx';
export { connectionSlice, type StateWithConnection } from './connectionSlice.ts';
export { selectCopyDay } from './copyDay.ts';
