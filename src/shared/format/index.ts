export { formatDay, formatDayMonth, formatMonth } from './day.ts';
export { formatDayOfWeek, formatDayShort, formatMonthName, formatWeekdayDay, formatWeekdayName } from './moreDays.ts';
export { formatDistance, formatFileSize, formatMetres } from './sizes.ts';
export {
  formatArea,
  formatChange,
  formatMoney,
  formatNumber,
  formatPercent,
  formatSum,
  hryvnias,
} from '#domain/amounts.ts';
export { inAlphabet } from './inAlphabet.ts';
export { formatClock, formatWeekdays } from './weekdays.ts';
export { readHryvnias, readMoney, readNumber, readWhole, writeMoney } from './typedNumbers.ts';
export { formatMoment } from './moment.ts';
export { ownClock, visitorsClock } from './clock.ts';

/** Where a phone number leads; the spaces and brackets in it are for people. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}

/** Joins words in one line, without those that are absent or empty. */
export function joinWords(words: readonly (string | null | undefined)[], separator = ', '): string {
  return words.filter(Boolean).join(separator);
}
