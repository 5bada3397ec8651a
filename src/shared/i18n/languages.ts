import type { Language } from '#shared/config';

/** BCP 47: what browsers, search engines, i18next, dayjs and antd call the language. */
export type LanguageTag = 'uk' | 'en';

interface LanguageNames {
  readonly tag: LanguageTag;
  /** With the land whose way of writing dates and numbers `#shared/format` has: English here is British. For Open Graph. */
  readonly regional: string;
}

/** The one table from the site's code to everybody else's. */
const names: Readonly<Record<Language, LanguageNames>> = {
  ua: { tag: 'uk', regional: 'uk-UA' },
  en: { tag: 'en', regional: 'en-GB' },
};

export function languageTag(language: Language): LanguageTag {
  return names[language].tag;
}

export function regionalTag(language: Language): string {
  return names[language].regional;
}
