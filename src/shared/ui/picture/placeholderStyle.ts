import type { CSSProperties } from 'react';

/** What fills a picture's place until it comes: a colour or a tiny picture as data URI. */
export function placeholderStyle(placeholder: string | undefined): CSSProperties | undefined {
  if (placeholder === undefined) return undefined;
  if (placeholder.startsWith('data:')) return { background: `url("${placeholder}") center / cover no-repeat` };
  return { backgroundColor: placeholder };
}
