import type { Language } from '#shared/config';
import { lateTexts } from './lateTexts.ts';
import { texts, wordAt } from './texts.ts';
import { weekdayOf } from './weekdays.ts';

/** `YYYY-MM-DD` as a day of these weeks, short: "пн, 23 лист.". */
export function formatWeekdayDay(isoDay: string, language: Language): string {
  const day = `${Number(isoDay.slice(8))} ${formatMonthName(isoDay, language)}`;
  const weekday = wordAt(texts[language].weekdaysShort, weekdayOf(isoDay));
  return lateTexts[language].weekdayDay.replace('{{weekday}}', weekday).replace('{{day}}', day);
}

/** `YYYY-MM` as its month alone, short: "лист.", "Nov". */
export function formatMonthName(isoMonth: string, language: Language): string {
  return wordAt(lateTexts[language].monthsShort, Number(isoMonth.slice(5, 7)));
}
