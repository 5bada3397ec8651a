interface LanguageFacts {
  /** BCP 47, for browsers, search engines and i18next. */
  readonly tag: string;
  /** Language and country for numbers and dates: for `Intl` and Open Graph. */
  readonly locale: string;
  /** How the link to the language names it, in the language itself. */
  readonly label: string;
  /** Decimal separator, thousands separator, position of the hryvnia sign. */
  readonly decimal: string;
  readonly group: string;
  readonly money: string;
  /** Content that is not translated into this language appears in that one. Without it, a missing translation is an error. */
  readonly contentFallback?: string;
}

/**
 * By the site's codes, which appear in URLs, content keys and folder names. A new language is one line here and a
 * folder in i18n/.
 */
const table = {
  ua: { tag: 'uk', locale: 'uk-UA', label: 'українською', decimal: ',', group: '\u00a0', money: '{{sum}}\u00a0₴' },
  en: { tag: 'en', locale: 'en-GB', label: 'in English', decimal: '.', group: ',', money: '₴{{sum}}' },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

export type Language = keyof typeof table;
export type LanguageTag = (typeof table)[Language]['tag'];

/** A value for each language. */
export type Localized<Value> = Readonly<Record<Language, Value>>;

export const languages = Object.keys(table) as readonly Language[];

/** Unless the settings name another one. */
export const defaultLanguage: Language = 'ua';

export function languageTag(language: Language): LanguageTag {
  return table[language].tag;
}

export function languageFacts(language: Language): LanguageFacts {
  return table[language];
}

export function contentFallback(language: Language): Language | undefined {
  const fallback = languageFacts(language).contentFallback;
  return isLanguage(fallback) ? fallback : undefined;
}

export function localized<Value>(valueIn: (language: Language) => Value): Localized<Value> {
  return Object.fromEntries(languages.map((language) => [language, valueIn(language)])) as Localized<Value>;
}

export function isLanguage(segment: string | undefined): segment is Language {
  return languages.some((language) => language === segment);
}

/** SPEC.md section 2: the first or the second segment of a path when it names a language, otherwise the default. */
export function languageOfPath(pathname: string, fallback: Language): Language {
  const [first, second] = pathname.split('/').filter((segment) => segment !== '');
  if (isLanguage(first)) return first;
  return isLanguage(second) ? second : fallback;
}
