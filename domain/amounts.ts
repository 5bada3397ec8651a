import { type Language, languageFacts } from './languages.ts';
import { kopiykasPerHryvnia } from './money/currency.ts';

interface Digits {
  /** Decimal digits: at least this many, and at most. */
  readonly least?: number;
  readonly most: number;
}

/** Less than this has no digit that anybody is shown, and is written with an exponent. */
const nothing = 1e-6;

/**
 * A number in the format of the language; halves are rounded away from zero in decimals (1.005 to 1.01), as `Intl`
 * does. A result of 0 has no sign, and NaN is a dash. Why not by `Intl`: see `texts`.
 */
export function decimal(value: number, language: Language, { least = 0, most }: Digits): string {
  const size = Math.abs(value);
  if (!Number.isFinite(size)) return '–';
  const rounded = size < nothing ? 0 : Math.round(Number(`${size}e${most}`));
  const digits = String(rounded).padStart(most + 1, '0');
  const whole = digits.slice(0, digits.length - most);
  const remaining = digits
    .slice(digits.length - most)
    .replace(/0+$/, '')
    .padEnd(least, '0');
  const { decimal: point, group } = languageFacts(language);
  const sign = value < 0 && rounded > 0 ? '-' : '';
  return sign + whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group) + (remaining && point + remaining);
}

export function formatNumber(value: number, language: Language): string {
  return decimal(value, language, { most: 2 });
}

/** Square metres: "58,4 м²" is a number and a unit word, the unit is the translation's. */
export function formatArea(squareMetres: number, language: Language): string {
  return formatNumber(squareMetres, language);
}

/** 0 to 100: the rates of loans and offers are shown in full. */
export function formatPercent(value: number, language: Language): string {
  return `${formatNumber(value, language)}%`;
}

/** 5 as "+5%", -5 as "−5%": a hyphen beside a plus looks too short. */
export function formatChange(percentage: number, language: Language): string {
  const shown = formatPercent(percentage, language);
  return percentage > 0 && shown !== '0%' ? `+${shown}` : shown.replace('-', '−');
}

/** Kopiykas as whole hryvnias: prices are shown so. */
export function formatMoney(kopiykas: number, language: Language): string {
  const hryvnias = decimal(Math.round(kopiykas / kopiykasPerHryvnia), language, { most: 0 });
  const [, sign = '', sum = ''] = /^(-?)(.*)/.exec(hryvnias) ?? [];
  return sign + languageFacts(language).money.replace('{{sum}}', sum);
}

/** Kopiykas to the kopiyka without a sign of the currency: for columns whose head names it. */
export function formatSum(kopiykas: number, language: Language): string {
  return decimal(kopiykas / kopiykasPerHryvnia, language, { least: 2, most: 2 });
}

/** Kopiykas as a number of hryvnias, for programs: what is exact as an integer is so with its two decimals. */
export function hryvnias(kopiykas: number): number {
  return kopiykas / kopiykasPerHryvnia;
}
