import { weekdayOf } from '#domain/time/days.ts';
import type { Language } from '#shared/config';
import { formatDay, texts, wordAt } from './day.ts';
import { moreTexts } from './moreTexts.ts';

/** The whole name of a weekday, Monday = 1. */
export function formatWeekdayName(number: number, language: Language): string {
  return wordAt(moreTexts[language].weekdays, number);
}

/** `YYYY-MM-DD` with its weekday: "вівторок, 24 листопада 2026 р.". */
export function formatDayOfWeek(isoDay: string, language: Language): string {
  return `${formatWeekdayName(weekdayOf(isoDay), language)}, ${formatDay(isoDay, language)}`;
}

/** `YYYY-MM-DD` where there is little room: "21.11.2026". */
export function formatDayShort(isoDay: string, language: Language): string {
  return isoDay.split('-').toReversed().join(moreTexts[language].dateSeparator);
}

/** `YYYY-MM-DD` as a day of these weeks, short: "пн, 23 лист.". */
export function formatWeekdayDay(isoDay: string, language: Language): string {
  const day = `${Number(isoDay.slice(8))}\u00a0${formatMonthName(isoDay, language)}`;
  const weekday = wordAt(texts[language].weekdaysShort, weekdayOf(isoDay));
  return moreTexts[language].weekdayDay.replace('{{weekday}}', weekday).replace('{{day}}', day);
}

/** `YYYY-MM` as its month alone, short: "лист.", "Nov". */
export function formatMonthName(isoMonth: string, language: Language): string {
  return wordAt(moreTexts[language].monthsShort, Number(isoMonth.slice(5, 7)));
}
