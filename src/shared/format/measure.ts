import type { Language } from '#shared/config';
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
