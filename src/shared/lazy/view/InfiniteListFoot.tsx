import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { InfiniteListResult } from '#shared/api';
import { useOrigin } from '#shared/config';
import { documentCameBack, readStoredPairs, writeStoredPairs } from '#shared/persist';
import { LocalLink, useLocalizedPath, usePageLocation, withoutLanguage } from '#shared/routing';
import { ActionLink, Announcement, Button, buttonClass } from '#shared/ui';
import styles from './LoadMore.module.css';

const storageKey = 'obriy.pages';

/** How many pages of a list, named by its path without the language, this tab has shown; it survives a reload. */
function storedPages(list: string): number {
  return new Map(readStoredPairs(storageKey)).get(list) ?? 1;
}

/** Lists that this document has shown: its first navigation is a POP, like Back. */
const shownLists = new Set<string>();

function persistLoadedPages(list: string, pages: number): void {
  shownLists.add(list);
  const others = readStoredPairs(storageKey).filter(([known]) => known !== list);
  writeStoredPairs(storageKey, [...others, [list, pages]]);
}

interface LoadedPages {
  /** Pages that are there; 0 while there is none. */
  readonly pages: number;
  /** Whether a further page can be requested now. */
  readonly ready: boolean;
  readonly onLoadMore: () => void;
}

/** Restores the loaded pages on Back, on reload and in another language, as the scroll position requires. */
function useRestoredPages({ pages, ready, onLoadMore }: LoadedPages): void {
  const { pathname, search, navigationType } = usePageLocation();
  const list = withoutLanguage(pathname) + search;
  const cameBack = navigationType === 'POP';
  // The language changes within one instance: the goal of the list stays.
  const goal = useRef<{ readonly list: string; pages: number }>(undefined);

  useEffect(() => {
    if (pages === 0) return;
    if (goal.current?.list !== list) {
      const isReturn = cameBack && (shownLists.has(list) || documentCameBack());
      goal.current = { list, pages: isReturn ? storedPages(list) : 1 };
    }
    if (pages >= goal.current.pages) {
      goal.current.pages = pages;
      persistLoadedPages(list, pages);
    } else if (ready) onLoadMore();
  }, [list, cameBack, pages, ready, onLoadMore]);
}

interface ListPages {
  /** The page with which the list on the screen begins; undefined: the first one. */
  readonly from: number | undefined;
  /** The path of the list's first page, without the language prefix. */
  readonly path: string;
}

interface InfiniteListFootProps {
  readonly list: Pick<InfiniteListResult<unknown>, 'pages' | 'hasNextPage' | 'failed' | 'fetchNextPage'>;
  /** Whether a further page is on its way. */
  readonly loading: boolean;
  /** Where each part of the list has an address, for visitors without scripts and for search engines. */
  readonly addresses?: ListPages;
}

function addressOf({ path }: ListPages, page: number): string {
  return page === 1 ? path : `${path}${path.includes('?') ? '&' : '?'}page=${page}`;
}

/** The end of an infinite list: the button for the next page, and an announcement of loaded items. */
export function InfiniteListFoot({
  list: { pages, hasNextPage, failed, fetchNextPage },
  loading,
  addresses,
}: InfiniteListFootProps) {
  const { t } = useTranslation('list');
  const origin = useOrigin();
  const localize = useLocalizedPath();
  useRestoredPages({ pages, ready: hasNextPage && !loading && !failed, onLoadMore: fetchNextPage });
  const first = addresses?.from ?? 1;
  const last = first + pages - 1;
  const previous = addresses && pages > 0 && first > 1 ? addressOf(addresses, first - 1) : undefined;
  const next = addresses && hasNextPage ? localize(addressOf(addresses, last + 1)) : undefined;
  return (
    <>
      {origin !== null && previous !== undefined && <link rel="prev" href={origin + localize(previous)} />}
      {origin !== null && next !== undefined && <link rel="next" href={origin + next} />}
      {hasNextPage && (
        <LoadMore loading={loading} onLoadMore={fetchNextPage} href={next} note={failed && t('failed')}>
          {t('more')}
        </LoadMore>
      )}
      <div tabIndex={-1}>
        <Announcement text={pages > 1 ? t('loaded', { page: last }) : ''} />
      </div>
      {previous !== undefined && (
        <p>
          <LocalLink to={previous} rel="prev" className={buttonClass({ variant: 'quiet' })}>
            {t('previous', { page: first - 1 })}
          </LocalLink>
        </p>
      )}
    </>
  );
}

interface LoadMoreProps {
  readonly loading: boolean;
  readonly onLoadMore: () => void;
  /** The page that shows the next part by itself; absent where the list has no such page. */
  readonly href?: string | undefined;
  /** Shown after a failure. */
  readonly note: ReactNode;
  readonly children: ReactNode;
}

/** A ref whose cleanup moves the focus of the removed button to the next element, so that Tab continues at the end of the list. */
function passFocusOn(foot: HTMLElement | null) {
  return (): void => {
    if (foot?.contains(document.activeElement)) (foot.nextElementSibling as HTMLElement).focus({ preventScroll: true });
  };
}

/** The button for the next page. Leave it out when the last page is there. */
function LoadMore({ loading, onLoadMore, href, note, children }: LoadMoreProps) {
  return (
    <div ref={passFocusOn} className={styles.foot} data-print="hide">
      <span className={styles.line} aria-hidden />
      {href === undefined ? (
        <Button variant="secondary" loading={loading} onClick={onLoadMore}>
          {children}
        </Button>
      ) : (
        <ActionLink href={href} rel="next" variant="secondary" loading={loading} onAction={onLoadMore}>
          {children}
        </ActionLink>
      )}
      <span className={styles.line} aria-hidden />
      <div className={styles.note} aria-live="polite">
        {note}
      </div>
    </div>
  );
}
