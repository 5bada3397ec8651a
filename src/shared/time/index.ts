export { addDays, daysBetween, weekdayOf } from './days.ts';
export { useNow } from './useNow.ts';
