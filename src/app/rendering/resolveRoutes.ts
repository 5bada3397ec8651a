import { matchRoutes, type HydrationState, type RouteObject } from 'react-router';
import type { Translations } from '#shared/i18n';
import type { RouteChunks } from '../routes/routeTypes.ts';

interface ResolvedRoutes {
  readonly hydrationData: HydrationState;
}

/**
 * Loads the pages and texts of an address into their routes. The router renders nothing but its fallback while a
 * route that it starts with is still lazy, and what it renders first must be what the server did.
 */
export async function resolveRoutes(
  routes: RouteObject[],
  pathname: string,
  translations: Translations,
): Promise<ResolvedRoutes> {
  // React Router parses every path that it is given: the tree of another language is half of them.
  const tree =
    routes.find(({ path }) => `${pathname}/`.startsWith(`${path}/`)) ?? routes.find(({ path }) => path === '/');
  const matched = (matchRoutes(tree ? [tree] : [], pathname) ?? []).map(({ route }) => route);
  await Promise.all(
    matched.map(async (route) => {
      const { texts } = (route.handle ?? {}) as Partial<RouteChunks>;
      const [loaded] = await Promise.all([
        typeof route.lazy === 'function' ? route.lazy() : undefined,
        texts && translations.load(texts.language, texts.namespaces),
      ]);
      Object.assign(route, loaded, { lazy: undefined });
    }),
  );
  // The loaders of these routes have run on the server: what they asked for is in the store.
  const loaderData = Object.fromEntries(matched.map(({ id = '' }) => [id, null] as const));
  return { hydrationData: { loaderData } };
}
