import type { Language } from '#shared/config';
import sansCyrillic from './sans-cyrillic.woff2';
import sansLatin from './sans-latin.woff2';
import serifCyrillic from './serif-cyrillic.woff2';
import serifLatin from './serif-latin.woff2';

const filesOf: Readonly<Record<Language, readonly string[]>> = {
  ua: [serifCyrillic, sansCyrillic],
  en: [serifLatin, sansLatin],
};

/** Addresses of the two faces of a language's letters, for the server to announce; whatever else a page shows comes with its layout. */
export function fontFiles(language: Language): readonly string[] {
  return filesOf[language];
}
