import type { Language } from '#shared/config';
import { decimal, formatNumber } from '#domain/amounts.ts';
import { moreTexts } from './moreTexts.ts';

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** Bytes in words: "840 кБ", "1.2 MB"; never nothing. */
export function formatFileSize(bytes: number, language: Language): string {
  return bytes < megabyte
    ? moreTexts[language].kilobytes.replace('{{value}}', decimal(Math.max(1, bytes / kilobyte), language, { most: 0 }))
    : moreTexts[language].megabytes.replace('{{value}}', decimal(bytes / megabyte, language, { most: 1 }));
}

/** Metres, as kilometres from one kilometre on. */
export function formatDistance(value: number, language: Language): string {
  return value < 1000
    ? formatMetres(Math.round(value / 10) * 10, language)
    : moreTexts[language].kilometres.replace('{{value}}', decimal(value / 1000, language, { most: 1 }));
}

export function formatMetres(value: number, language: Language): string {
  return moreTexts[language].metres.replace('{{value}}', formatNumber(value, language));
}
