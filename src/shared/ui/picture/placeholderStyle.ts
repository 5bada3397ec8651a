import type { CSSProperties } from 'react';

/** Colours from top to bottom. */
const gradient = /^#[\da-f]{6}(?:,#[\da-f]{6})+$/i;

/** Nothing in it can end the `url()` that it stands in. */
const tinyPicture = /^data:image\/[a-z+]+;base64,[\w+/=]+$/i;

/** What fills a picture's place until it comes: its colours, one colour, or a tiny picture as data URI. */
export function placeholderStyle(placeholder: string | null): CSSProperties | undefined {
  if (placeholder === null) return undefined;
  if (gradient.test(placeholder)) return { background: `linear-gradient(${placeholder})` };
  if (tinyPicture.test(placeholder)) return { background: `url("${placeholder}") center / cover no-repeat` };
  return { backgroundColor: placeholder };
}
