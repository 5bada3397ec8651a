import type { Language } from '#shared/config';

/** BCP 47: what browsers, search engines, `Intl`, i18next, dayjs and antd call the language. */
export type LanguageTag = 'uk' | 'en';

/** The one table from the site's code to everybody else's. */
const tags: Readonly<Record<Language, LanguageTag>> = { ua: 'uk', en: 'en' };

export const languageTag = (language: Language): LanguageTag => tags[language];
