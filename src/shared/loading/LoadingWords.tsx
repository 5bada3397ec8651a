import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#shared/ui';

/** Says to those who see no skeleton that a block is on its way, and that it does not come by itself to those who have no scripts. */
export function LoadingWords() {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden>{t('partLoading')}</VisuallyHidden>
      <noscript>{t('partLate')}</noscript>
    </>
  );
}
