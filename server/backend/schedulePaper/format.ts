import { formatTag, type Language } from '../language.ts';

/** Kopiykas to the kopiyka, without the sign of the currency. */
export const sum = (language: Language, kopiykas: number): string =>
  new Intl.NumberFormat(formatTag[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(kopiykas / 100);

export const money = (language: Language, kopiykas: number): string =>
  new Intl.NumberFormat(formatTag[language], { style: 'currency', currency: 'UAH', currencyDisplay: 'narrowSymbol' }).format(kopiykas / 100);

/** 30 as "30 %". */
export const percent = (language: Language, value: number): string =>
  new Intl.NumberFormat(formatTag[language], { style: 'percent', maximumFractionDigits: 2 }).format(value / 100);

/** 5 as "+5 %". */
export const change = (language: Language, value: number): string =>
  new Intl.NumberFormat(formatTag[language], { style: 'percent', signDisplay: 'exceptZero' }).format(value / 100);

export const day = (language: Language, isoDay: string): string =>
  new Intl.DateTimeFormat(formatTag[language], { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(`${isoDay}T00:00:00Z`));
