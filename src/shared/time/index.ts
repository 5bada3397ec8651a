export { clockSlice } from './clockSlice.ts';
export { addDays, daysBetween } from './days.ts';
export { readSteadyTimeFrom, steadyNow } from './steadyNow.ts';
export { useNow, useToday } from './useNow.ts';
