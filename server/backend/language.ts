import { type Language, languages } from '#domain/languages.ts';

export { type Language, languages };

export const defaultLanguage: Language = 'ua';

/** The standard's codes, for headers and `lang`. */
export const languageTag: Readonly<Record<Language, string>> = { ua: 'uk', en: 'en' };

/** How numbers and dates are written where the readers are, as the site itself has it. */
export const formatTag: Readonly<Record<Language, string>> = { ua: 'uk-UA', en: 'en-GB' };
