import { useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { Language } from '#shared/config';
import { selectConsentPanel } from '#shared/analytics';
import { lazyNamespace, selectLanguage, type Translations } from '#shared/i18n';
import { retryImport } from '#shared/lazy';
import { Announcement } from '#shared/ui';
import { ConsentPanel } from './ConsentPanel.tsx';

/** The language on the screen, as soon as the panel's texts in it are there; null at first. */
function useTexts(translations: Translations): Language | null {
  const language = useSelector(selectLanguage);
  const [ready, setReady] = useState<Language | null>(null);
  useEffect(() => {
    retryImport(() => lazyNamespace(translations.of(language), language, 'consent')).then(
      () => setReady(language),
      // In the language before it is better than not at all.
      () => undefined,
    );
  }, [translations, language]);
  return ready;
}

/** Outside of the page's tree, so it needs its own language context. */
export function ConsentHost({ translations }: { readonly translations: Translations }) {
  const panel = useSelector(selectConsentPanel);
  const language = useTexts(translations);
  const i18n = language && translations.of(language);
  return (
    <>
      <Announcement text={i18n?.t(panel === 'closed' ? 'consent:kept' : 'consent:title') ?? ''} />
      {i18n && (
        <I18nextProvider i18n={i18n}>
          <ConsentPanel panel={panel} />
        </I18nextProvider>
      )}
    </>
  );
}
