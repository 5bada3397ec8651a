import { useTranslation } from 'react-i18next';
import { Skeleton, VisuallyHidden } from '#shared/ui';

interface TitleSkeletonProps {
  readonly size: 'title-l' | 'title-xl';
  readonly lines?: number;
}

/** A placeholder with hidden text: a heading must not be empty. */
export function TitleSkeleton({ size, lines = 1 }: TitleSkeletonProps) {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden>{t('pageLoading')}</VisuallyHidden>
      <Skeleton size={size} lines={lines} />
    </>
  );
}
