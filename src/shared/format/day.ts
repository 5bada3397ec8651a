import type { Language } from '#shared/config';
import { formatTag } from '#shared/i18n';
import { cached } from './cached.ts';

/** A calendar day has no zone: it is read and written as UTC, so that no visitor's zone can shift it. */
const utc = { timeZone: 'UTC' } as const;
const day = cached((tag: string) => new Intl.DateTimeFormat(tag, { ...utc, day: 'numeric', month: 'long', year: 'numeric' }));
const dayShort = cached((tag: string) => new Intl.DateTimeFormat(tag, { ...utc, day: '2-digit', month: '2-digit', year: 'numeric' }));
const dayMonth = cached((tag: string) => new Intl.DateTimeFormat(tag, { ...utc, day: 'numeric', month: 'long' }));
const weekdayDay = cached((tag: string) => new Intl.DateTimeFormat(tag, { ...utc, weekday: 'short', day: 'numeric', month: 'short' }));
const monthName = cached((tag: string) => new Intl.DateTimeFormat(tag, { ...utc, month: 'short' }));
const dayOfWeek = cached((tag: string) => new Intl.DateTimeFormat(tag, { ...utc, dateStyle: 'full' }));
const month = cached((tag: string) => new Intl.DateTimeFormat(tag, { ...utc, month: 'long', year: 'numeric' }));

/** `YYYY-MM-DD` in words: "21 листопада 2026 р.". */
export function formatDay(isoDay: string, language: Language): string {
  return day(formatTag(language)).format(new Date(`${isoDay}T00:00:00Z`));
}

/** `YYYY-MM-DD` where there is little room: "21.11.2026". */
export function formatDayShort(isoDay: string, language: Language): string {
  return dayShort(formatTag(language)).format(new Date(`${isoDay}T00:00:00Z`));
}

/** `YYYY-MM-DD` of this year in words: "21 листопада". */
export function formatDayMonth(isoDay: string, language: Language): string {
  return dayMonth(formatTag(language)).format(new Date(`${isoDay}T00:00:00Z`));
}

/** `YYYY-MM-DD` as a day of these weeks, short: "пн, 23 лист.". */
export function formatWeekdayDay(isoDay: string, language: Language): string {
  return weekdayDay(formatTag(language)).format(new Date(`${isoDay}T00:00:00Z`));
}

/** `YYYY-MM-DD` as somebody meets on it: "вівторок, 24 листопада 2026 р.". */
export function formatDayOfWeek(isoDay: string, language: Language): string {
  return dayOfWeek(formatTag(language)).format(new Date(`${isoDay}T00:00:00Z`));
}

/** `YYYY-MM` in words: "листопад 2026 р.". */
export function formatMonth(isoMonth: string, language: Language): string {
  return month(formatTag(language)).format(new Date(`${isoMonth}-01T00:00:00Z`));
}

/** `YYYY-MM` as its month alone, short: "лист.", "Nov". */
export function formatMonthName(isoMonth: string, language: Language): string {
  return monthName(formatTag(language)).format(new Date(`${isoMonth}-01T00:00:00Z`));
}

/** Today in Kyiv as `YYYY-MM-DD`: offers and visits are dated there, wherever the visitor is. */
export function todayInKyiv(now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Kyiv' }).format(now);
}
