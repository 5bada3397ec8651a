import { type Language, languages, languageTag } from '#domain/languages.ts';
import { localizedPath } from '#domain/pages.ts';

/** Makes the site's own addresses. */
export interface Addresses {
  origin: string;
  /** A path of the site, prefixed unless the language is the default one. */
  path(path: string, language: Language): string;
  /** Absolute. */
  url(path: string, language: Language): string;
  /** The absolute URL of a picture of the backend; undefined when `src` is not a valid address. */
  picture(src: string): string | undefined;
  /** The page in every language and `x-default`, by hreflang. */
  alternates(path: string): readonly (readonly [hreflang: string, url: string])[];
}

/** `host` is the backend's origin if it differs from the site's. */
export function createAddresses(origin: string, defaultLanguage: Language, host = origin): Addresses {
  const path = (plain: string, language: Language): string => localizedPath(plain, language, defaultLanguage);
  const url = (plain: string, language: Language): string => origin + path(plain, language);
  return {
    origin,
    path,
    url,
    picture: (src) => {
      const found = URL.parse(src, host);
      return found !== null && /^https?:$/.test(found.protocol) ? found.href : undefined;
    },
    alternates: (plain) => [
      ...languages.map((language) => [languageTag(language), url(plain, language)] as const),
      ['x-default', url(plain, defaultLanguage)],
    ],
  };
}
