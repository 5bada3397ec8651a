import type { Language } from '#shared/config';
import sansCyrillic from './sans-cyrillic.woff2';
import sansLatin from './sans-latin.woff2';
import serifCyrillic from './serif-cyrillic.woff2';
import serifDigits from './serif-digits.woff2';
import serifLatin from './serif-latin.woff2';

/** Ukrainian text needs the Latin file too: figures, spaces and punctuation are in it, and the name of the other language. */
const filesOf: Readonly<Record<Language, readonly string[]>> = {
  ua: [serifCyrillic, sansCyrillic, serifDigits, sansLatin],
  en: [serifLatin, sansLatin, serifDigits],
};

/** Addresses of the fonts that every page of a language shows at once, for the server to announce. */
export function fontFiles(language: Language): readonly string[] {
  return filesOf[language];
}
