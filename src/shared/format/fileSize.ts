import type { Language } from '#shared/config';
import { languageTag } from '#shared/i18n';
import { cached } from './cached.ts';

function inUnit(unit: 'kilobyte' | 'megabyte', digits: number) {
  return cached((tag: string) => new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: digits }));
}
const kilobytes = inUnit('kilobyte', 0);
const megabytes = inUnit('megabyte', 1);

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** Bytes in words: "840 кБ", "1.2 MB"; never nothing. */
export function formatFileSize(bytes: number, language: Language): string {
  const tag = languageTag(language);
  return bytes < megabyte
    ? kilobytes(tag).format(Math.max(1, Math.round(bytes / kilobyte)))
    : megabytes(tag).format(bytes / megabyte);
}
