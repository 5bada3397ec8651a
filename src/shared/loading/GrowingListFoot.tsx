import { useTranslation } from 'react-i18next';
import type { GrowingAnswer } from '#shared/api';
import { LoadMore } from '#shared/ui';
import { useRegrown } from './useRegrown.ts';

interface GrowingListFootProps {
  readonly list: Pick<GrowingAnswer<unknown>, 'pages' | 'hasNextPage' | 'failed' | 'askNext'>;
  /** Whether a further page is on its way. */
  readonly loading: boolean;
}

/** The foot of a list that grows by pages; nothing when the last page is there. */
export function GrowingListFoot({ list: { pages, hasNextPage, failed, askNext }, loading }: GrowingListFootProps) {
  const { t } = useTranslation();
  useRegrown({ pages, ready: hasNextPage && !loading && !failed, onLoadMore: askNext });
  if (!hasNextPage) return null;
  return (
    <LoadMore loading={loading} onLoadMore={askNext} note={failed && t('loadMoreFailed')}>
      {t('loadMore')}
    </LoadMore>
  );
}
