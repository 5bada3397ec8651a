import { useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Outlet } from 'react-router';
import { languageTag } from '#domain/languages.ts';
import type { Language } from '#shared/config';
import { type Translations } from '#shared/i18n';
import { LanguageContext } from '#shared/routing';
import { Layout } from './Layout.tsx';

interface LanguageRootProps {
  readonly language: Language;
  readonly translations: Translations;
}

/** The root of a language's tree: everything below speaks it. */
export function LanguageRoot({ language, translations }: LanguageRootProps) {
  useEffect(() => {
    document.documentElement.lang = languageTag(language);
  }, [language]);

  return (
    <LanguageContext value={language}>
      <I18nextProvider i18n={translations.of(language)}>
        <Layout>
          <Outlet />
        </Layout>
      </I18nextProvider>
    </LanguageContext>
  );
}
