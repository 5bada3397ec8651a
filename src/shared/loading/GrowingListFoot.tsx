import { useTranslation } from 'react-i18next';
import { LoadMore } from '#shared/ui';
import { useRegrown } from './useRegrown.ts';

interface GrowingListFootProps {
  /** Pages that are there; 0 while there is none. */
  readonly pages: number;
  readonly hasNextPage: boolean;
  readonly loading: boolean;
  readonly failed: boolean;
  readonly onLoadMore: () => void;
}

/** The foot of a list that grows by pages; nothing when the last page is there. */
export function GrowingListFoot({ pages, hasNextPage, loading, failed, onLoadMore }: GrowingListFootProps) {
  const { t } = useTranslation();
  useRegrown({ pages, ready: hasNextPage && !loading && !failed, onLoadMore });
  if (!hasNextPage) return null;
  return (
    <LoadMore loading={loading} onLoadMore={onLoadMore} note={failed && t('loadMoreFailed')}>
      {t('loadMore')}
    </LoadMore>
  );
}
