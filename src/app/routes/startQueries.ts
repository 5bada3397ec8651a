import { retryImport } from '#shared/lazy';
import type { RouteRequest } from './routeQueries.lazy.ts';
import type { PageRoute } from './routeTypes.ts';

/** The server runs the queries of the first page, so a browser loads this with the deferred tasks, or with an earlier navigation. */
export function loadRouteQueries() {
  return import(/* webpackChunkName: "route-queries" */ './routeQueries.lazy.ts');
}

/**
 * Starts the queries of a page; `params`: those of its path, which the route table has checked. Null when the module
 * cannot be loaded: then the components of the page start them.
 */
export async function startQueries(
  { queries }: PageRoute,
  request: RouteRequest<Readonly<Record<string, string | undefined>>>,
): Promise<readonly Promise<unknown>[] | null> {
  if (queries === null) return [];
  const part = await retryImport(loadRouteQueries).catch(() => null);
  return part && part.routeQueries[queries](request as RouteRequest<never>);
}
