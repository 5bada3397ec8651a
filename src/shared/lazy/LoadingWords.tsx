import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#shared/ui';

interface LoadingWordsProps {
  /** Only a browser can run the query, so that reloading the page without scripts does not help. */
  readonly browserOnly?: boolean;
}

/** Announces loading to screen readers, and says to visitors without scripts that the block needs them. */
export function LoadingWords({ browserOnly = false }: LoadingWordsProps) {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden>{t('partLoading')}</VisuallyHidden>
      {!browserOnly && <noscript>{t('partLate')}</noscript>}
    </>
  );
}
