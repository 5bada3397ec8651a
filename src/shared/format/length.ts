import type { Language } from '#shared/config';
import { decimal } from './decimal.ts';
import { formatNumber } from './measure.ts';
import { moreTexts } from './moreTexts.ts';

/** Metres, as kilometres from one kilometre on. */
export function formatDistance(value: number, language: Language): string {
  return value < 1000
    ? formatMetres(Math.round(value / 10) * 10, language)
    : moreTexts[language].kilometres.replace('{{value}}', decimal(value / 1000, language, { most: 1 }));
}

export function formatMetres(value: number, language: Language): string {
  return moreTexts[language].metres.replace('{{value}}', formatNumber(value, language));
}
