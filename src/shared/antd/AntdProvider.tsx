import { StyleProvider, type StyleProviderProps } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import type { Locale } from 'antd/es/locale';
import { type ReactNode, use } from 'react';
import { type Language, languageFacts } from '#domain/languages.ts';
import { antdTheme } from './antdTheme.ts';

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

type AntdProviderProps = {
  language: Language;
  /** On the server: a cache a render, to take the styles out of; a browser keeps its own. */
  cache?: StyleProviderProps['cache'];
  children: ReactNode;
};

const MODAL = { styles: { title: { fontFamily: 'var(--font-serif)', fontWeight: 400 } } };

/** Wraps what uses antd. It waits for the language's texts: put it under a Suspense of the part's final size. */
export function AntdProvider({ language, cache, children }: AntdProviderProps) {
  const locale = use(antdLocale(language));
  return (
    // `layer`: antd stands over the resets and under our own classes, see shared/ui/styles/index.css
    <StyleProvider layer {...(cache && { cache })}>
      <ConfigProvider theme={antdTheme} locale={locale} modal={MODAL} button={{ autoInsertSpace: false }}>
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}
