export { addDays, daysBetween, weekdayOf } from './days.ts';
export { steadyNow } from './steadyNow.ts';
export { useNow } from './useNow.ts';
