import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Language } from '#shared/config';
import { createTranslations, languageTag } from '#shared/i18n';
import en from '../../../../i18n/en/qa.json';
import ua from '../../../../i18n/ua/qa.json';

const translations = createTranslations(() => Promise.reject(new Error('The texts of QA come with its bar')));
translations.add('ua', { qa: ua });
translations.add('en', { qa: en });

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
