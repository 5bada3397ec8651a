import { useTranslation } from 'react-i18next';
import { LoadMore } from '#shared/ui';

interface GrowingListFootProps {
  readonly hasNextPage: boolean;
  readonly loading: boolean;
  readonly failed: boolean;
  readonly onLoadMore: () => void;
}

/** The foot of a list that grows by pages; nothing when the last page is there. */
export function GrowingListFoot({ hasNextPage, loading, failed, onLoadMore }: GrowingListFootProps) {
  const { t } = useTranslation();
  if (!hasNextPage) return null;
  return (
    <LoadMore loading={loading} onLoadMore={onLoadMore} note={failed && t('loadMoreFailed')}>
      {t('loadMore')}
    </LoadMore>
  );
}
