import sansCyrillic from './sans-cyrillic.woff2';
import sansLatin from './sans-latin.woff2';
import serifCyrillic from './serif-cyrillic.woff2';
import serifLatin from './serif-latin.woff2';

/** Addresses of the files that the first view of a page needs, by language tag: worth a preload. */
export const fontFiles: Readonly<Record<'uk' | 'en', readonly string[]>> = {
  // Digits and punctuation of a Ukrainian text are in the Latin file.
  uk: [sansCyrillic, sansLatin, serifCyrillic],
  en: [sansLatin, serifLatin],
};
