import { useTranslation } from 'react-i18next';
import { SkeletonBlock, VisuallyHidden } from '#shared/ui';

export function FlatsSkeleton() {
  const { t } = useTranslation('favourites');
  return (
    <div role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <SkeletonBlock height="10rem" />
    </div>
  );
}
