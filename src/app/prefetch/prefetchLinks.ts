import type { UnknownAction } from '@reduxjs/toolkit';
import type { QueryCacheKey } from '@reduxjs/toolkit/query';
import { baseApi } from '#shared/api';
import { sparesData, whenIdle } from '#shared/lazy';
import { nextTask } from '#shared/tasks';
import { layoutNamespaces } from '../routes/createRoutes.tsx';
import { startQueries } from '../routes/startQueries.ts';
import type { SiteContext } from '../siteContext.ts';
import type { AppDispatch, Store } from '../store.ts';
import { idle, makeAheadQueue } from './aheadQueue.ts';
import { type FoundPages, makePageFinder } from './pageFinder.ts';

/** Internal: RTK Query has no public action that removes a single result, only expiry and `resetApiState`. */
const { removeQueryResult } = baseApi.internalActions;

interface Recording {
  readonly dispatch: AppDispatch;
  /** Cache keys of the dispatched queries. */
  readonly keys: ReadonlySet<QueryCacheKey>;
}

function recordQueries(store: Store): Recording {
  const keys = new Set<QueryCacheKey>();
  const dispatch = (action: UnknownAction): unknown => {
    const started: unknown = store.dispatch(action);
    if (typeof started === 'object' && started !== null && 'queryCacheKey' in started) {
      keys.add(started.queryCacheKey as QueryCacheKey);
    }
    return started;
  };
  return { dispatch: dispatch as AppDispatch, keys };
}

type Known = ReturnType<Store['getState']>['api']['queries'];

/**
 * Removes failed results that are not on the screen, so that the page begins with its skeleton instead of a failed view. `known`: the
 * results before the prefetch, which may be on the screen. So may those that a component subscribes to meanwhile.
 */
async function settle(
  store: Store,
  queries: readonly Promise<unknown>[],
  keys: Recording['keys'],
  known: Known,
  isFollowed: () => boolean,
): Promise<boolean> {
  const subscribed = new Set<QueryCacheKey>();
  // At once, because a component that shows a failure ends its subscription. No selector of RTK Query gives subscriptions.
  const noteSubscribed = (): void => {
    const { subscriptions } = store.getState().api;
    for (const key of keys) if (Object.keys(subscriptions[key] ?? {}).length > 0) subscribed.add(key);
  };
  await Promise.allSettled(queries.map(async (query) => query.finally(noteSubscribed)));
  const results = store.getState().api.queries;
  const failed = [...keys].filter((key) => results[key]?.status === 'rejected');
  if (!isFollowed()) {
    for (const queryCacheKey of failed) {
      const isShown = known[queryCacheKey] !== undefined || subscribed.has(queryCacheKey);
      if (!isShown) store.dispatch(removeQueryResult({ queryCacheKey }));
    }
  }
  return failed.length === 0;
}

interface FetchOptions {
  readonly isFollowed: () => boolean;
  readonly pause: () => Promise<void>;
}

/**
 * Runs the route's loaders and loads its lazy parts, once; resolves with whether all succeeded. Failed ones are retried
 * when the link is followed. `isFollowed`: the link was followed meanwhile. `pause`: between queries and parts.
 */
async function fetchPages(
  { language, entries, params }: FoundPages,
  search: URLSearchParams,
  { store, translations }: SiteContext,
  { isFollowed, pause }: FetchOptions,
): Promise<boolean> {
  const known = store.getState().api.queries;
  const { dispatch, keys } = recordQueries(store);
  const request = { dispatch, language, params, search, forBlock: async (query: Promise<unknown>) => query };
  const queries = await Promise.all(entries.map(async (entry) => startQueries(entry, request)));
  // Either half takes a slow phone a tenth of a second: handle taps in between.
  await pause();
  const namespaces = entries.flatMap((entry) => entry.namespaces);
  const [fulfilled, ...parts] = await Promise.allSettled([
    settle(
      store,
      queries.flatMap((started) => started ?? []),
      keys,
      known,
      isFollowed,
    ),
    translations.load(language, [...layoutNamespaces, ...namespaces]),
    ...entries.map(async (entry) => entry.load()),
  ]);
  return (
    queries.every((started) => started !== null) &&
    fulfilled.status === 'fulfilled' &&
    fulfilled.value &&
    parts.every(({ status }) => status === 'fulfilled')
  );
}

/** The link at or around an element, when following it stays in this tab and on this site, and shows another page. */
function pageLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.origin !== window.location.origin || link.getAttribute('role') === 'button') return null;
  return ['', '_self'].includes(link.target) && !link.hasAttribute('download') ? link : null;
}

/** Milliseconds in view until a link counts: longer than scrolling past takes. */
const stay = 300;

/** Links of the page's own content; header and footer are the same everywhere, and most of theirs is never followed. */
const contentLinks = 'main a[href]';

interface View {
  /** Begins when a link has stayed in view. */
  readonly onStay: (link: HTMLAnchorElement) => void;
  readonly onLeave: (link: HTMLAnchorElement) => void;
}

/** Observes which links in the page's content are in view, also added ones. */
function watchView({ onStay, onLeave }: View): void {
  const watched = new Set<Element>();
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();

  const leave = (element: Element): void => {
    clearTimeout(timers.get(element));
    timers.delete(element);
    const link = pageLink(element);
    if (link !== null) onLeave(link);
  };
  const come = (element: Element): void => {
    const link = pageLink(element);
    if (link !== null && !timers.has(element)) {
      timers.set(
        element,
        setTimeout(() => onStay(link), stay),
      );
    }
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) (isIntersecting ? come : leave)(target);
  });

  const look = (): void => {
    for (const element of watched) {
      if (element.isConnected) continue;
      watched.delete(element);
      observer.unobserve(element);
      leave(element);
    }
    for (const element of document.querySelectorAll(contentLinks)) {
      if (watched.has(element)) continue;
      watched.add(element);
      observer.observe(element);
    }
  };

  let planned = false;
  const lookSoon = (): void => {
    if (planned) return;
    planned = true;
    whenIdle(() => {
      planned = false;
      look();
    });
  };
  new MutationObserver(lookSoon).observe(document.body, { childList: true, subtree: true });
  look();
}

/** Milliseconds that a mouse or the focus rests on a link before it means it; it may be passing by. */
const rest = 65;

/** Reports the links that a visitor is about to follow, anywhere in the document. */
function watchIntent(report: (link: HTMLAnchorElement) => void): void {
  let resting: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const come = (target: EventTarget | null): void => {
    const link = pageLink(target);
    if (link === resting) return;
    clearTimeout(timer);
    resting = link;
    if (link !== null) timer = setTimeout(() => report(link), rest);
  };
  const press = ({ target }: Event): void => {
    const link = pageLink(target);
    if (link !== null) report(link);
  };

  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'mouse') come(target);
  });
  document.addEventListener('focusin', ({ target }) => come(target));
  document.addEventListener('pointerdown', press);
}

/** Pages prefetched for links in view, per page; links that are hovered or focused are always prefetched. */
const aheadLimit = 6;

function addressOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return pathname + search;
}

/** Prefetches the targets of all links of the document. */
export function prefetchLinks(context: SiteContext): void {
  const { router } = context;
  const findPages = makePageFinder(context.defaultLanguage);
  const fetched = new Set<string>();

  const fetchOnce = async (address: string, pause: () => Promise<void>): Promise<void> => {
    if (fetched.has(address) || address === addressOf(router.state.location) || sparesData()) return;
    const { pathname, searchParams } = new URL(address, window.location.origin);
    const pages = findPages(pathname);
    if (pages === null) return;
    fetched.add(address);
    const isFollowed = (): boolean => {
      const { location, navigation } = router.state;
      return [location.pathname, navigation.location?.pathname].includes(pathname);
    };
    if (!(await fetchPages(pages, searchParams, context, { isFollowed, pause }))) fetched.delete(address);
  };

  const queue = makeAheadQueue({
    fetch: async (address) => fetchOnce(address, idle),
    mayRun: () => router.state.initialized && router.state.navigation.state === 'idle',
    limit: aheadLimit,
  });

  let shown = router.state.location.pathname;
  router.subscribe(({ location: { pathname }, navigation }) => {
    if (pathname !== shown) queue.renew();
    shown = pathname;
    if (navigation.state === 'idle') queue.resume();
  });
  watchIntent((link) => void fetchOnce(addressOf(link), nextTask));
  watchView({
    onStay: (link) => {
      if (!fetched.has(addressOf(link))) queue.add(addressOf(link));
    },
    onLeave: (link) => queue.remove(addressOf(link)),
  });
}
