import { isLanguage, languageOfPath } from '#domain/languages.ts';
import { localizedPath } from '#domain/pages.ts';
import type { Language } from '#shared/config';

function segmentsOf(pathname: string): string[] {
  return pathname.split('/').filter((segment) => segment !== '');
}

/** The path without a leading language: `/en/news` and `/news` give `/news`. */
export function withoutLanguage(pathname: string): string {
  const [first, ...rest] = segmentsOf(pathname);
  if (!isLanguage(first)) return pathname === '' ? '/' : pathname;
  return `/${rest.join('/')}`;
}

/** The same page in another language. */
export function pathInLanguage(pathname: string, language: Language, fallback: Language): string {
  return localizedPath(withoutLanguage(pathname), language, fallback);
}

/**
 * The canonical path when the second segment is a language: `/news/en` becomes `/en/news`. Null when it is already
 * canonical.
 */
export function pathOfItsLanguage(pathname: string, routed: Language, fallback: Language): string | null {
  const language = languageOfPath(pathname, fallback);
  if (language === routed) return null;
  const [first, , ...rest] = segmentsOf(pathname);
  const path = `/${[first, ...rest].join('/')}`;
  return localizedPath(withoutUnknownLanguage(path) ?? path, language, fallback);
}

/**
 * Where an unknown first segment that looks like a language leads: `/de/news` to `/news`, and `/ua/news` too,
 * because the fallback language has no prefix. Null when the segment is no language code.
 */
export function withoutUnknownLanguage(pathname: string): string | null {
  const [first, ...rest] = segmentsOf(pathname);
  return first !== undefined && /^[a-z]{2}(-[a-z]{2})?$/i.test(first) ? `/${rest.join('/')}` : null;
}
