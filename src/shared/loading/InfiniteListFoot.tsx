import { useTranslation } from 'react-i18next';
import { useOrigin } from '#shared/config';
import type { InfiniteListResult } from '#shared/api';
import { LocalLink, useLocalizedPath } from '#shared/routing';
import { Announcement, buttonClass, LoadMore } from '#shared/ui';
import { useRestoredPages } from './useRestoredPages.ts';

interface ListPages {
  /** The page with which the list on the screen begins; undefined: the first one. */
  readonly from: number | undefined;
  /** The path of the list's first page, without the language prefix. */
  readonly path: string;
}

interface GrowingListFootProps {
  readonly list: Pick<InfiniteListResult<unknown>, 'pages' | 'hasNextPage' | 'failed' | 'askNext'>;
  /** Whether a further page is on its way. */
  readonly loading: boolean;
  /** Where each part of the list has an address, for visitors without scripts and for search engines. */
  readonly addresses?: ListPages;
}

function addressOf({ path }: ListPages, page: number): string {
  return page === 1 ? path : `${path}${path.includes('?') ? '&' : '?'}page=${page}`;
}

/** The foot of a list that grows by pages: the button for the next one, and for those who listen what it has brought. */
export function InfiniteListFoot({
  list: { pages, hasNextPage, failed, askNext },
  loading,
  addresses,
}: GrowingListFootProps) {
  const { t } = useTranslation();
  const origin = useOrigin();
  const localize = useLocalizedPath();
  useRestoredPages({ pages, ready: hasNextPage && !loading && !failed, onLoadMore: askNext });
  const first = addresses?.from ?? 1;
  const last = first + pages - 1;
  const previous = addresses && pages > 0 && first > 1 ? addressOf(addresses, first - 1) : undefined;
  const next = addresses && hasNextPage ? localize(addressOf(addresses, last + 1)) : undefined;
  return (
    <>
      {origin !== null && previous !== undefined && <link rel="prev" href={origin + localize(previous)} />}
      {origin !== null && next !== undefined && <link rel="next" href={origin + next} />}
      {hasNextPage && (
        <LoadMore loading={loading} onLoadMore={askNext} href={next} note={failed && t('loadMoreFailed')}>
          {t('loadMore')}
        </LoadMore>
      )}
      {previous !== undefined && (
        <p>
          <LocalLink to={previous} rel="prev" className={buttonClass({ variant: 'quiet' })}>
            {t('previousPage', { page: first - 1 })}
          </LocalLink>
        </p>
      )}
      <Announcement text={pages > 1 ? t('loadedMore', { page: last }) : ''} />
    </>
  );
}
