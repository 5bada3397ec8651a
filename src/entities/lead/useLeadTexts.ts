import { useEffect, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { languageTag } from '#domain/languages.ts';
import { lazyNamespace } from '#shared/i18n';
import { retryImport } from '#shared/lazy';
import { useLanguage } from '#shared/routing';

/** Loads the texts about leads; forms do it while online. Returns whether they are loaded. */
export function useLeadTexts(): boolean {
  const { i18n } = useTranslation();
  const language = useLanguage();
  const [, rerender] = useReducer((renders: number) => renders + 1, 0);

  useEffect(() => {
    retryImport(() => lazyNamespace(i18n, language, 'lead')).then(rerender, () => undefined);
  }, [i18n, language]);

  return i18n.hasResourceBundle(languageTag(language), 'lead');
}
