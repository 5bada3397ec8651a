export { Connection } from './Connection.tsx';
export { connectionSlice } from './connectionSlice.ts';
