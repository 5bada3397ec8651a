import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyNamespace } from '#shared/i18n';
import { useLanguage } from '#shared/routing';

/**
 * The import of a lazy part and of the texts that only it needs, for `useLazyModule`. Another language gives another
 * function, which loads its texts. Define the arguments outside of the component, or memoize them.
 */
export function useImportWithTexts<Part>(
  importPart: () => Promise<Part>,
  namespaces: readonly string[],
): () => Promise<Part> {
  const { i18n } = useTranslation();
  const language = useLanguage();
  return useCallback(async () => {
    const [part] = await Promise.all([
      importPart(),
      ...namespaces.map((namespace) => lazyNamespace(i18n, language, namespace)),
    ]);
    return part;
  }, [importPart, namespaces, i18n, language]);
}
