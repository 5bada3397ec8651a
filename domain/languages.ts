/** The codes of the site: in URLs, folders, content keys. */
export const languages = ['ua', 'en'] as const;
export type Language = (typeof languages)[number];

export function isLanguage(segment: string | undefined): segment is Language {
  return languages.some((language) => language === segment);
}

/** SPEC.md section 2: the first or the second segment of a path when it names a language, otherwise the default. */
export function languageOfPath(pathname: string, defaultLanguage: Language): Language {
  const [first, second] = pathname.split('/').filter((segment) => segment !== '');
  if (isLanguage(first)) return first;
  return isLanguage(second) ? second : defaultLanguage;
}
