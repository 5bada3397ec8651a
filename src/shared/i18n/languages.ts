import type { Language } from '#shared/config';

/** BCP 47: what browsers, search engines, i18next, dayjs and antd call the language. */
export type LanguageTag = 'uk' | 'en';

interface LanguageNames {
  readonly tag: LanguageTag;
  /** For `Intl`: numbers and dates as they are written where our readers are; English here is British. */
  readonly format: string;
}

/** The one table from the site's code to everybody else's. */
const names: Readonly<Record<Language, LanguageNames>> = {
  ua: { tag: 'uk', format: 'uk-UA' },
  en: { tag: 'en', format: 'en-GB' },
};

export function languageTag(language: Language): LanguageTag {
  return names[language].tag;
}

export function formatTag(language: Language): string {
  return names[language].format;
}
