import type { Language } from '#shared/config';
import { decimal } from './decimal.ts';
import { moreTexts } from './moreTexts.ts';

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** Bytes in words: "840 кБ", "1.2 MB"; never nothing. */
export function formatFileSize(bytes: number, language: Language): string {
  return bytes < megabyte
    ? moreTexts[language].kilobytes.replace('{{value}}', decimal(Math.max(1, bytes / kilobyte), language, { most: 0 }))
    : moreTexts[language].megabytes.replace('{{value}}', decimal(bytes / megabyte, language, { most: 1 }));
}
