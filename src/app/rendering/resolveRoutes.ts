import { matchRoutes, type HydrationState, type RouteObject } from 'react-router';
import type { Translations } from '#shared/i18n';
import type { RouteChunks } from '../routes/routeTypes.ts';

interface ResolvedRoutes {
  readonly hydrationData: HydrationState;
}

/**
 * Loads pages and texts of an address. The router would render its fallback while a matched route is lazy, and
 * hydration must match the server's markup.
 */
export async function resolveRoutes(
  routes: RouteObject[],
  pathname: string,
  translations: Translations,
): Promise<ResolvedRoutes> {
  // React Router parses all paths: leave out the other language's tree.
  const tree =
    routes.find(({ path }) => `${pathname}/`.startsWith(`${path}/`)) ?? routes.find(({ path }) => path === '/');
  const matched = (matchRoutes(tree ? [tree] : [], pathname) ?? []).map(({ route }) => route);
  await Promise.all(
    matched.map(async (route) => {
      const { language, namespaces } = (route.handle ?? {}) as Partial<RouteChunks>;
      const [loaded] = await Promise.all([
        typeof route.lazy === 'function' ? route.lazy() : undefined,
        language && namespaces && translations.load(language, namespaces),
      ]);
      Object.assign(route, loaded, { lazy: undefined });
    }),
  );
  // The loaders have run on the server, and the store has their results.
  const loaderData = Object.fromEntries(matched.map(({ id = '' }) => [id, null] as const));
  return { hydrationData: { loaderData } };
}
