export { clockSlice } from './clockSlice.ts';
export { readSteadyTimeFrom, steadyNow } from './steadyNow.ts';
export { useNow, useToday } from './useNow.ts';
