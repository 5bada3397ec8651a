import { type Language, languages, languageTag } from '#domain/languages.ts';
import { localizedPath } from '#domain/pages.ts';

/** How the site's own addresses are made. */
export interface Addresses {
  origin: string;
  /** A path of the site in a language: prefixed when the language is not the default one. */
  path(path: string, language: Language): string;
  /** Absolute. */
  url(path: string, language: Language): string;
  /** Absolute, of a picture as the backend names it; undefined: no address can be made of it. */
  picture(src: string): string | undefined;
  /** The same page in every language and for everybody else, by hreflang. */
  alternates(path: string): readonly (readonly [hreflang: string, url: string])[];
}

/** `host` is the backend's origin, when it is another one than the site's. */
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
