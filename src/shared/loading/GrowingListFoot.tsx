import { useTranslation } from 'react-i18next';
import type { GrowingAnswer } from '#shared/api';
import { Announcement, LoadMore } from '#shared/ui';
import { useRegrown } from './useRegrown.ts';

interface GrowingListFootProps {
  readonly list: Pick<GrowingAnswer<unknown>, 'pages' | 'hasNextPage' | 'failed' | 'askNext'>;
  /** Whether a further page is on its way. */
  readonly loading: boolean;
}

/** The foot of a list that grows by pages: the button for the next one, and for those who listen what it has brought. */
export function GrowingListFoot({ list: { pages, hasNextPage, failed, askNext }, loading }: GrowingListFootProps) {
  const { t } = useTranslation();
  useRegrown({ pages, ready: hasNextPage && !loading && !failed, onLoadMore: askNext });
  return (
    <>
      {hasNextPage && (
        <LoadMore loading={loading} onLoadMore={askNext} note={failed && t('loadMoreFailed')}>
          {t('loadMore')}
        </LoadMore>
      )}
      <Announcement text={pages > 1 ? t('loadedMore', { page: pages }) : ''} />
    </>
  );
}
