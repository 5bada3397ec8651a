import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#shared/ui';

/** Says to those who see no skeleton that a block is on its way. */
export function LoadingWords() {
  const { t } = useTranslation();
  return <VisuallyHidden>{t('partLoading')}</VisuallyHidden>;
}
