export { addDays, addMonths, daysBetween, weekdayOf } from './days.ts';
export { useNow } from './useNow.ts';
