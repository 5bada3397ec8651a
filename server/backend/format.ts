import { kopiykasPerHryvnia } from '#domain/money/currency.ts';
import { timeZone } from '#domain/time/kyivTime.ts';
import { type Language, languageFacts } from '#domain/languages.ts';

/** Kopiykas to the kopiyka, with the sign of the currency. */
export const formatExactMoney = (kopiykas: number, language: Language): string =>
  new Intl.NumberFormat(languageFacts(language).locale, {
    style: 'currency',
    currency: 'UAH',
    currencyDisplay: 'narrowSymbol',
  }).format(kopiykas / kopiykasPerHryvnia);

/** Like the site's dates: no line ends between a day and its month, or before the "р." of a year. */
const date = (moment: Date, language: Language, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(languageFacts(language).locale, { timeZone: 'UTC', ...options })
    .format(moment)
    .replaceAll(/(?<=\d) (?=\p{L})/gu, '\u00a0');

/** `YYYY-MM-DD` in words: "21 листопада 2026 р.". */
export const formatDay = (isoDay: string, language: Language): string =>
  date(new Date(isoDay), language, { day: 'numeric', month: 'long', year: 'numeric' });

/** The same with its weekday: in words, because 2026-11-12 is read in two ways. */
export const formatFullDay = (isoDay: string, language: Language): string =>
  date(new Date(isoDay), language, { dateStyle: 'full' });

/** Date and time in Kyiv. */
export const formatMoment = (iso: string, language: Language): string =>
  date(new Date(iso), language, { timeZone, dateStyle: 'full', timeStyle: 'short' });
