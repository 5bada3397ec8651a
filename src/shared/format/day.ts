import type { Language } from '#shared/config';
import { texts, wordAt } from './texts.ts';

function split(iso: string): readonly [year: string, month: number, day: number] {
  const [year = '', month, day] = iso.split('-');
  return [year, Number(month), Number(day)];
}

/** `YYYY-MM-DD` in words: "21 листопада 2026 р.". */
export function formatDay(isoDay: string, language: Language): string {
  return `${formatDayMonth(isoDay, language)} ${texts[language].yearAtEnd.replace('{{year}}', split(isoDay)[0])}`;
}

/** `YYYY-MM-DD` of this year in words: "21 листопада". */
export function formatDayMonth(isoDay: string, language: Language): string {
  const [, month, day] = split(isoDay);
  return `${day} ${wordAt(texts[language].monthsOfDays, month)}`;
}

/** `YYYY-MM` in words: "листопад 2026 р.". */
export function formatMonth(isoMonth: string, language: Language): string {
  const [year, month] = split(isoMonth);
  return `${wordAt(texts[language].months, month)} ${texts[language].yearAtEnd.replace('{{year}}', year)}`;
}
