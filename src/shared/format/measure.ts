import type { Language } from '#shared/config';
import { formatTag } from '#shared/i18n';
import { cached } from './cached.ts';

const number = cached((tag: string) => new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }));
const percent = cached((tag: string) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }));
const change = cached((tag: string) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' }));
const kilometres = cached(
  (tag: string) =>
    new Intl.NumberFormat(tag, { style: 'unit', unit: 'kilometer', unitDisplay: 'short', maximumFractionDigits: 1 }),
);
const metres = cached(
  (tag: string) => new Intl.NumberFormat(tag, { style: 'unit', unit: 'meter', unitDisplay: 'short', maximumFractionDigits: 2 }),
);

export function formatNumber(value: number, language: Language): string {
  return number(formatTag(language)).format(value);
}

/** Square metres: "58,4 м²" is a number and a unit word, the unit is the translation's. */
export function formatArea(squareMetres: number, language: Language): string {
  return formatNumber(squareMetres, language);
}

/** 0 to 100. */
export function formatPercent(value: number, language: Language): string {
  return percent(formatTag(language)).format(value / 100);
}

/** 5 as "+5 %". */
export function formatChange(percentage: number, language: Language): string {
  return change(formatTag(language)).format(percentage / 100);
}

/** Metres, as kilometres from one kilometre on. */
export function formatDistance(value: number, language: Language): string {
  return value < 1000
    ? metres(formatTag(language)).format(Math.round(value / 10) * 10)
    : kilometres(formatTag(language)).format(value / 1000);
}

export function formatMetres(value: number, language: Language): string {
  return metres(formatTag(language)).format(value);
}
