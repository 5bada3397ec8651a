import { useTranslation } from 'react-i18next';
import { Skeleton, VisuallyHidden } from '#shared/ui';

interface TitleSkeletonProps {
  readonly size: 'title-l' | 'title-xl';
  readonly lines?: number;
}

/** Within the heading of a page whose name is on its way: a heading without words would be none. */
export function TitleSkeleton({ size, lines = 1 }: TitleSkeletonProps) {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden>{t('pageLoading')}</VisuallyHidden>
      <Skeleton size={size} lines={lines} />
    </>
  );
}
