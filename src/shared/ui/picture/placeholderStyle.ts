import type { CSSProperties } from 'react';

/** Colours from top to bottom. */
const gradient = /^#[\da-f]{6}(?:,#[\da-f]{6})+$/i;

/** What fills a picture's place until it comes: its colours, one colour, or a tiny picture as data URI. */
export function placeholderStyle(placeholder: string | undefined): CSSProperties | undefined {
  if (placeholder === undefined) return undefined;
  if (gradient.test(placeholder)) return { background: `linear-gradient(${placeholder})` };
  if (placeholder.startsWith('data:')) return { background: `url("${placeholder}") center / cover no-repeat` };
  return { backgroundColor: placeholder };
}
