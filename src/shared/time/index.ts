export { addDays, daysBetween, weekdayOf } from './days.ts';
export { kyivClock } from './kyivClock.ts';
export { useNow } from './useNow.ts';
