import { weekdayOf } from '#domain/days.ts';
import type { Language } from '#shared/config';
import { formatDay } from './day.ts';
import { moreTexts } from './moreTexts.ts';
import { wordAt } from './texts.ts';

/** The whole name of a weekday, Monday = 1. */
export function formatWeekdayName(number: number, language: Language): string {
  return wordAt(moreTexts[language].weekdays, number);
}

/** `YYYY-MM-DD` as somebody meets on it: "вівторок, 24 листопада 2026 р.". */
export function formatDayOfWeek(isoDay: string, language: Language): string {
  return `${formatWeekdayName(weekdayOf(isoDay), language)}, ${formatDay(isoDay, language)}`;
}
