import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { type Language, languageTag, languages } from '#domain/languages.ts';
import { createTranslations } from '#shared/i18n';

const translations = createTranslations(() => Promise.reject(new Error('The texts of QA come with its bar')));
for (const language of languages) translations.add(language, { qa: __BUNDLED_TEXTS__.qa[language] });

const qaTexts = (language: Language) => translations.of(language);

interface QaRootProps {
  readonly language: Language;
  readonly children: ReactNode;
}

/** The bar is no part of the site: it has a root of its own, with its own texts. */
export function QaRoot({ language, children }: QaRootProps) {
  return (
    <I18nextProvider i18n={qaTexts(language)} defaultNS="qa">
      <div lang={languageTag(language)}>{children}</div>
    </I18nextProvider>
  );
}
