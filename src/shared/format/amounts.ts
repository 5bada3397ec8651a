import { type Language, languageFacts } from '#domain/languages.ts';
import { decimal } from './decimal.ts';

export function formatNumber(value: number, language: Language): string {
  return decimal(value, language, { most: 2 });
}

/** Square metres: "58,4 м²" is a number and a unit word, the unit is the translation's. */
export function formatArea(squareMetres: number, language: Language): string {
  return formatNumber(squareMetres, language);
}

/** 0 to 100. */
export function formatPercent(value: number, language: Language): string {
  return `${decimal(value, language, { most: 1 })}%`;
}

/** 5 as "+5%". */
export function formatChange(percentage: number, language: Language): string {
  const shown = formatPercent(percentage, language);
  return percentage > 0 && shown !== '0%' ? `+${shown}` : shown;
}

/** Kopiykas as whole hryvnias: prices are shown so. */
export function formatMoney(kopiykas: number, language: Language): string {
  const hryvnias = decimal(Math.round(kopiykas / 100), language, { most: 0 });
  const [, sign = '', sum = ''] = /^(-?)(.*)/.exec(hryvnias) ?? [];
  return sign + languageFacts(language).money.replace('{{sum}}', sum);
}

/** Kopiykas to the kopiyka without a sign of the currency: for columns whose head names it. */
export function formatSum(kopiykas: number, language: Language): string {
  return decimal(kopiykas / 100, language, { least: 2, most: 2 });
}

/** Kopiykas as a number of hryvnias, for programs: what is exact as an integer is so with its two decimals. */
export function hryvnias(kopiykas: number): number {
  return kopiykas / 100;
}
