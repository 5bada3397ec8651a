import type { UnknownAction } from '@reduxjs/toolkit';
import type { QueryCacheKey } from '@reduxjs/toolkit/query';
import { createPath } from 'react-router';
import { baseApi } from '#shared/api';
import { prefersReducedData } from '#shared/lazy';
import { nextTask } from '#shared/tasks';
import { layoutNamespaces } from '../routes/createRoutes.tsx';
import { startQueries } from '../routes/startQueries.ts';
import type { SiteContext } from '../siteContext.ts';
import type { AppDispatch, Store } from '../store.ts';
import { idle, makeAheadQueue } from './aheadQueue.ts';
import { type FoundPages, makePageFinder } from './pageFinder.ts';
import { makeAheadRenderer } from './renderAhead.ts';
import { ignoreRepeatedPresses, watchIntent, watchView } from './watchLinks.ts';

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
  const [fulfilled, ...parts] = await Promise.allSettled([
    settle(
      store,
      queries.flatMap((started) => started ?? []),
      keys,
      known,
      isFollowed,
    ),
    translations.load(language, layoutNamespaces),
    ...entries.map(async (entry) => translations.load(language, (await entry.load()).namespaces)),
  ]);
  return (
    queries.every((started) => started !== null) &&
    fulfilled.status === 'fulfilled' &&
    fulfilled.value &&
    parts.every(({ status }) => status === 'fulfilled')
  );
}

/** Pages prefetched for links in view, per page; links that are hovered or focused are always prefetched. */
const aheadLimit = 6;

/** Milliseconds in which a second press on a link means the first one. */
const doublePress = 1000;

function addressOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return pathname + search;
}

/** Prefetches the targets of all links of the document. */
export function prefetchLinks(context: SiteContext): void {
  const { router } = context;
  const findPages = makePageFinder(context.defaultLanguage);
  /** Addresses whose pages are fetched; true: their data has come. */
  const fetched = new Map<string, boolean>();
  const renderer = makeAheadRenderer(context, {
    addressOf,
    pagesOf: (address) => findPages(new URL(address, window.location.origin).pathname),
    isFetched: (address) => fetched.get(address) === true,
  });

  const fetchOnce = async (address: string, pause: () => Promise<void>): Promise<void> => {
    if (fetched.has(address) || address === addressOf(router.state.location) || prefersReducedData()) return;
    const { pathname, searchParams } = new URL(address, window.location.origin);
    const pages = findPages(pathname);
    if (pages === null) return;
    fetched.set(address, false);
    const isFollowed = (): boolean => {
      const { location, navigation } = router.state;
      return [location.pathname, navigation.location?.pathname].includes(pathname);
    };
    if (await fetchPages(pages, searchParams, context, { isFollowed, pause })) {
      fetched.set(address, true);
      renderer.fetched();
    } else fetched.delete(address);
  };

  const queue = makeAheadQueue({
    fetch: async (address) => fetchOnce(address, idle),
    mayRun: () => router.state.initialized && router.state.navigation.state === 'idle',
    limit: aheadLimit,
  });

  let shown = router.state.location;
  let arrivedAt = Number.NEGATIVE_INFINITY;
  router.subscribe(({ location, navigation }) => {
    if (location.pathname !== shown.pathname) queue.renew();
    if (location !== shown) arrivedAt = performance.now();
    shown = location;
    if (navigation.state === 'idle') queue.resume();
  });
  // The router has the new location before React shows its page. Only for a moment: a page that failed is never shown, and a press tries again.
  ignoreRepeatedPresses((link) => {
    const isOnItsWay = context.pagesAhead.shown()?.address !== addressOf(shown);
    return isOnItsWay && performance.now() - arrivedAt < doublePress && createPath(link) === createPath(shown);
  });
  watchIntent((link) => {
    const address = addressOf(link);
    void fetchOnce(address, nextTask).then(() => renderer.linkTouched(address));
  });
  watchView({
    onStay: (link) => {
      if (!fetched.has(addressOf(link))) queue.add(addressOf(link));
      renderer.cameInView(link);
    },
    onLeave: (link, address) => {
      queue.remove(addressOf(address));
      renderer.leftView(link);
    },
  });
}
