import type { Locale } from 'antd/es/locale';
import { type Language, languageFacts } from '#domain/languages.ts';

const locales = new Map<Language, Promise<Locale>>();

/** webpack makes a chunk for each language of the site alone (ContextReplacementPlugin in its configuration). */
async function load(language: Language): Promise<Locale> {
  const name = languageFacts(language).locale.replace('-', '_');
  const { default: locale } = (await import(`antd/locale/${name}.js`)) as { readonly default: Locale };
  return locale;
}

/** One promise a language, for React's `use`. */
export function antdLocale(language: Language): Promise<Locale> {
  const known = locales.get(language);
  if (known !== undefined) return known;

  const loading = load(language);
  locales.set(language, loading);
  // A failed download must not be remembered: the next try asks again.
  loading.catch(() => locales.delete(language));
  return loading;
}
