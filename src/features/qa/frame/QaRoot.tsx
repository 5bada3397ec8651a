import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Language } from '#shared/config';
import { languageTag } from '#shared/i18n';
import { qaTexts } from '../texts.ts';

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
