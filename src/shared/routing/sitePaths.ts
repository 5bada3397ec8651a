import { isLanguage } from '#domain/languages.ts';
import { localizedPath, pathTo, privatePages } from '#domain/pages.ts';
import type { Language } from '#shared/config';

function segmentsOf(pathname: string): string[] {
  return pathname.split('/').filter((segment) => segment !== '');
}

/** The path without a leading language or a trailing slash: `/en/news` and `/news/` give `/news`. */
export function withoutLanguage(pathname: string): string {
  const segments = segmentsOf(pathname);
  if (isLanguage(segments[0])) segments.shift();
  return `/${segments.join('/')}`;
}

/** The same page in another language. */
export function pathInLanguage(pathname: string, language: Language, fallback: Language): string {
  return localizedPath(withoutLanguage(pathname), language, fallback);
}

/**
 * The canonical path when the second segment is a language: `/news/en` becomes `/en/news`. Null when it is none, or the
 * first one is a language, too.
 */
export function pathOfItsLanguage(pathname: string, fallback: Language): string | null {
  const [first, language, ...rest] = segmentsOf(pathname);
  if (isLanguage(first) || !isLanguage(language)) return null;
  const path = `/${[first, ...rest].join('/')}`;
  return localizedPath(withoutUnknownLanguage(path) ?? path, language, fallback);
}

/**
 * The path without an unknown language prefix: `/de/news` gives `/news`, and so does `/ua/news`, because the fallback
 * language has no prefix. Null without such a prefix.
 */
export function withoutUnknownLanguage(pathname: string): string | null {
  const [first, ...rest] = segmentsOf(pathname);
  return first !== undefined && /^[a-z]{2}(-[a-z]{2})?$/i.test(first) ? `/${rest.join('/')}` : null;
}

/** Grants access to a visit or a reservation without a login. */
export interface PrivateLink {
  readonly number: string;
  readonly token: string;
}

/** Behind a `#`: no server, no log and no referrer ever sees it. */
export function privatePath(page: (typeof privatePages)[number], { number, token }: PrivateLink): string {
  return `${pathTo(page)}#${number}.${token}`;
}

/** Parses a private link's fragment; null when it is invalid. */
export function readPrivateLink(hash: string): PrivateLink | null {
  const [, number, token] = /^#([\w-]{1,40})\.([\w-]{16,128})$/.exec(hash) ?? [];
  return number === undefined || token === undefined ? null : { number, token };
}

/** Whether the fragment of this page's address is a secret. */
export function isPrivatePath(pathname: string): boolean {
  const path = withoutLanguage(pathname);
  return privatePages.some((page) => path === pathTo(page));
}
