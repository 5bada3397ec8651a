import type { UnknownAction } from '@reduxjs/toolkit';
import type { QueryCacheKey } from '@reduxjs/toolkit/query';
import { baseApi } from '#shared/api';
import type { SiteContext } from '../siteContext.ts';
import { layoutNamespaces } from '../routes/createRoutes.tsx';
import type { AppDispatch, Store } from '../store.ts';
import type { FoundPages } from './pageFinder.ts';

const { internal_getRTKQSubscriptions: getSubscriptions, removeQueryResult } = baseApi.internalActions;

/** The API's own middleware answers that action with its register of subscribers, ahead of the copy in the state. */
interface Subscriptions {
  readonly getSubscriptionCount: (queryCacheKey: string) => number;
}

/** A failure that nobody has seen yet is forgotten: the page is to begin with its skeleton, not with a failed view. */
function forgetFailure(store: Store, queryCacheKey: QueryCacheKey): void {
  const { getSubscriptionCount } = store.dispatch(getSubscriptions()) as unknown as Subscriptions;
  if (getSubscriptionCount(queryCacheKey) === 0) store.dispatch(removeQueryResult({ queryCacheKey }));
}

interface Recording {
  readonly dispatch: AppDispatch;
  /** Under which keys the answers to what was dispatched are kept. */
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

/** `known`: what there was before. A failure among it may be on the screen. */
async function settle(
  store: Store,
  queries: readonly Promise<unknown>[],
  keys: Recording['keys'],
  known: Known,
): Promise<boolean> {
  await Promise.allSettled(queries);
  const answers = store.getState().api.queries;
  const failed = [...keys].filter((key) => answers[key]?.status === 'rejected');
  for (const key of failed) if (known[key] === undefined) forgetFailure(store, key);
  return failed.length === 0;
}

/**
 * Everything that the route's own loaders and lazy parts would ask for, at once and a single time; it says whether all of it came.
 * What did not come is asked for again when the link is followed. `pause`: between the questions and the parts.
 */
export async function fetchPages(
  { language, entries, params }: FoundPages,
  search: URLSearchParams,
  { store, translations }: SiteContext,
  pause: () => Promise<void>,
): Promise<boolean> {
  const known = store.getState().api.queries;
  const { dispatch, keys } = recordQueries(store);
  const queries = entries.flatMap(
    (entry) =>
      entry.queries?.({ dispatch, language, params: params as never, search, forBlock: (query) => query }) ?? [],
  );
  // A slow phone takes a tenth of a second for either half, and answers a tap in between.
  await pause();
  const namespaces = entries.flatMap((entry) => entry.namespaces);
  const [answered, ...parts] = await Promise.allSettled([
    settle(store, queries, keys, known),
    translations.load(language, [...layoutNamespaces, ...namespaces]),
    ...entries.map(async (entry) => entry.load()),
  ]);
  return answered.status === 'fulfilled' && answered.value && parts.every(({ status }) => status === 'fulfilled');
}
