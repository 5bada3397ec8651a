/** The codes of the site: in URLs, folders, content keys. */
export const languages = ['ua', 'en'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'ua';

/** The standard's codes, for headers and `lang`. */
export const languageTag: Readonly<Record<Language, string>> = { ua: 'uk', en: 'en' };
