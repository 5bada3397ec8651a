import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#shared/ui';

interface LoadingWordsProps {
  /** Only a browser can run the query, so that reloading the page without scripts does not help. */
  readonly browserOnly?: boolean;
}

/** Tells visitors who see no skeleton that a block is loading, and visitors without scripts that it does not come by itself. */
export function LoadingWords({ browserOnly = false }: LoadingWordsProps) {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden>{t('partLoading')}</VisuallyHidden>
      {!browserOnly && <noscript>{t('partLate')}</noscript>}
    </>
  );
}
