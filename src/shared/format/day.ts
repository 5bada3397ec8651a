import type { Language } from '#shared/config';

/**
 * Bundled, because the first view has formatted values before any namespace is loaded. From CLDR, not from `Intl`,
 * whose first formatter blocks a fast processor for 35 ms and a cheap phone for 250 ms during hydration
 * (docs/decisions/deferred-scripts.md). A test compares them with `Intl`.
 */
export const texts = __BUNDLED_TEXTS__.format;

/** One of the words of a text that lists them; a RangeError where there are not so many. `place`: from 1. */
export function wordAt(words: string, place: number): string {
  const word = words.split(' ')[place - 1];
  if (word === undefined) throw new RangeError(`Neither a month nor a weekday: ${place}`);
  return word;
}

function split(iso: string): readonly [year: string, month: number, day: number] {
  const [year = '', month, day] = iso.split('-');
  return [year, Number(month), Number(day)];
}

/** `YYYY-MM-DD` in words: "21 листопада 2026 р.". */
export function formatDay(isoDay: string, language: Language): string {
  return `${formatDayMonth(isoDay, language)} ${texts[language].yearAtEnd.replace('{{year}}', split(isoDay)[0])}`;
}

/** A day of a month in words; no line ends between them. */
export function dayOfMonth(day: number, month: number, language: Language): string {
  return `${day}\u00a0${wordAt(texts[language].monthsOfDays, month)}`;
}

/** `YYYY-MM-DD` of this year in words: "21 листопада". */
export function formatDayMonth(isoDay: string, language: Language): string {
  const [, month, day] = split(isoDay);
  return dayOfMonth(day, month, language);
}

/** `YYYY-MM` in words: "листопад 2026 р.". */
export function formatMonth(isoMonth: string, language: Language): string {
  const [year, month] = split(isoMonth);
  return `${wordAt(texts[language].months, month)} ${texts[language].yearAtEnd.replace('{{year}}', year)}`;
}
