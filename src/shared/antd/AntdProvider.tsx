import { StyleProvider, type StyleProviderProps } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import { type ReactNode, use } from 'react';
import type { Language } from '#domain/languages.ts';
import { antdLocale } from './antdLocale.ts';
import { antdTheme } from './antdTheme.ts';

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
