import type { Locale } from 'antd/es/locale';
import type { LanguageTag } from '#shared/i18n';

/** dayjs must know the language too: antd's calendars take the names of months and the first day of a week from it. */
const LOADERS: Record<LanguageTag, () => Promise<[{ default: Locale }, unknown]>> = {
  uk: () => Promise.all([import('antd/locale/uk_UA'), import('dayjs/locale/uk')]),
  // British English: the week starts on Monday, as it does in Lviv.
  en: () => Promise.all([import('antd/locale/en_GB'), import('dayjs/locale/en-gb')]),
};

const locales = new Map<LanguageTag, Promise<Locale>>();

/** One promise a language, for React's `use`. */
export function antdLocale(language: LanguageTag): Promise<Locale> {
  const known = locales.get(language);
  if (known !== undefined) return known;

  const loading = LOADERS[language]().then(([locale]) => locale.default);
  locales.set(language, loading);
  // A failed download must not be remembered: the next try asks again.
  loading.catch(() => locales.delete(language));
  return loading;
}
