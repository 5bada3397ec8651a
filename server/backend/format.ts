import { kopiykasPerHryvnia } from '#domain/money/currency.ts';
import { timeZone } from '#domain/time/kyivTime.ts';
import { type Language, languageFacts } from '#domain/languages.ts';

// Numbers and dates for PDFs, emails and previews.
const decimal = (value: number, language: Language, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(languageFacts(language).locale, options).format(value);

const hryvnias = { style: 'currency', currency: 'UAH', currencyDisplay: 'narrowSymbol' } as const;

/** Kopiykas as whole hryvnias: prices are written so. */
export const formatMoney = (kopiykas: number, language: Language): string =>
  decimal(Math.round(kopiykas / kopiykasPerHryvnia), language, { ...hryvnias, maximumFractionDigits: 0 });

/** Kopiykas to the kopiyka. */
export const formatExactMoney = (kopiykas: number, language: Language): string =>
  decimal(kopiykas / kopiykasPerHryvnia, language, hryvnias);

/** An amount of kopiykas without the currency sign, for table columns. */
export const formatSum = (kopiykas: number, language: Language): string =>
  decimal(kopiykas / kopiykasPerHryvnia, language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const formatNumber = (value: number, language: Language): string => decimal(value, language);

/** Square metres: the unit is the translation's. */
export const formatArea = (squareMetres: number, language: Language): string =>
  decimal(squareMetres, language, { minimumFractionDigits: 1, maximumFractionDigits: 2 });

/** 30 as "30 %". */
export const formatPercent = (value: number, language: Language): string =>
  decimal(value / 100, language, { style: 'percent', maximumFractionDigits: 2 });

/** 5 as "+5%", -5 as "−5%". */
export const formatChange = (percentage: number, language: Language): string =>
  decimal(percentage / 100, language, { style: 'percent', signDisplay: 'exceptZero' }).replace('-', '−');

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
