import { type ComponentProps, useEffect, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Outlet, useLocation, useNavigate, useNavigationType } from 'react-router';
import { languageTag } from '#domain/languages.ts';
import type { Language } from '#shared/config';
import type { Translations } from '#shared/i18n';
import { LanguageProvider, RouterLocationContext } from '#shared/routing';
import { Layout } from './Layout.tsx';

interface LanguageRootProps {
  readonly language: Language;
  readonly context: {
    readonly defaultLanguage: Language;
    readonly translations: Translations;
  };
}

/** Gives links and the layout what they need of the router, whose own contexts change with every navigation. */
function RoutedLanguage({ children, ...languages }: Omit<ComponentProps<typeof LanguageProvider>, 'navigate'>) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const navigationType = useNavigationType();
  const location = useMemo(
    () => ({ pathname, search, hash, navigationType }),
    [pathname, search, hash, navigationType],
  );
  return (
    <LanguageProvider {...languages} navigate={navigate}>
      <RouterLocationContext value={location}>{children}</RouterLocationContext>
    </LanguageProvider>
  );
}

/** The root of a language's tree: everything below speaks it. */
export function LanguageRoot({ language, context: { defaultLanguage, translations } }: LanguageRootProps) {
  useEffect(() => {
    const { documentElement } = document;
    const tag = languageTag(language);
    // Also the same language makes a browser style the whole page anew.
    if (documentElement.lang !== tag) documentElement.lang = tag;
  }, [language]);

  return (
    <RoutedLanguage language={language} defaultLanguage={defaultLanguage}>
      <I18nextProvider i18n={translations.of(language)}>
        <Layout>
          <Outlet />
        </Layout>
      </I18nextProvider>
    </RoutedLanguage>
  );
}
