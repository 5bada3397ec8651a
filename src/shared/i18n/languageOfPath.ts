import type { Language } from '#shared/config';

export const availableLanguages: readonly Language[] = ['ua', 'en'];

export function isLanguage(segment: string | undefined): segment is Language {
  return availableLanguages.some((language) => language === segment);
}

/** SPEC.md section 2: the first or the second segment when it names a language, otherwise the default. */
export function languageOfPath(pathname: string, defaultLanguage: Language): Language {
  const [first, second] = pathname.split('/').filter((segment) => segment !== '');
  if (isLanguage(first)) return first;
  return isLanguage(second) ? second : defaultLanguage;
}
