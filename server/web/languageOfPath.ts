import { type Language, languages } from '../backend/language.ts';

/** The language that the first or the second part of an address names, otherwise the default: src/shared/i18n has the same rule, and a test holds the two together. */
export function languageOfPath(path: string, defaultLanguage: Language): Language {
  const [first, second] = path.split('/').filter((segment) => segment !== '');
  return (
    languages.find((language) => language === first) ??
    languages.find((language) => language === second) ??
    defaultLanguage
  );
}
