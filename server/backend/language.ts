/** The codes of the site: in URLs, folders, content keys. */
export const languages = ['ua', 'en'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'ua';

/** The standard's codes, for headers and `lang`. */
export const languageTag: Readonly<Record<Language, string>> = { ua: 'uk', en: 'en' };

/** How numbers and dates are written where the readers are, as the site itself has it. */
export const formatTag: Readonly<Record<Language, string>> = { ua: 'uk-UA', en: 'en-GB' };
