import type { Locale } from 'antd/es/locale';
import type { LanguageTag } from '#shared/i18n';

const LOADERS: Record<LanguageTag, () => Promise<{ default: Locale }>> = {
  uk: () => import('antd/locale/uk_UA'),
  en: () => import('antd/locale/en_GB'),
};

const locales = new Map<LanguageTag, Promise<Locale>>();

/** One promise a language, for React's `use`. */
export function antdLocale(language: LanguageTag): Promise<Locale> {
  const known = locales.get(language);
  if (known !== undefined) return known;

  const loading = LOADERS[language]().then((locale) => locale.default);
  locales.set(language, loading);
  // A failed download must not be remembered: the next try asks again.
  loading.catch(() => locales.delete(language));
  return loading;
}
