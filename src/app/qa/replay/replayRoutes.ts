import type { RouteObject } from 'react-router';
import type { Language } from '#shared/config';
import { createTranslations, loadNamespace } from '#shared/i18n';
import type { Replay } from '#shared/recording';
import { selectLocation } from '#shared/routing';
import { createRoutes } from '../../routes/createRoutes.tsx';
import type { RootState, Store } from '../../store.ts';
import type { SiteParts } from '../siteTools.ts';

interface RouteParts extends Pick<SiteParts, 'resolveRoutes'> {
  readonly store: Store;
  readonly defaultLanguage: Language;
}

/** Every path that a replay shows. */
function pathsOf({ stateAt, length }: Replay): ReadonlySet<string> {
  return new Set(Array.from({ length: length + 1 }, (_, step) => selectLocation(stateAt(step) as RootState).pathname));
}

/** A page of a replay asks nothing and goes nowhere by itself: what was asked and where it led is in the recording. */
function withoutLoaders(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map(
    ({ loader: _, children, ...route }) =>
      ({ ...route, ...(children && { children: withoutLoaders(children) }) }) as RouteObject,
  );
}

/** The routes of the site, with every page and text that the replay shows. */
export async function replayRoutes(
  replay: Replay,
  { store, defaultLanguage, resolveRoutes }: RouteParts,
): Promise<RouteObject[]> {
  const translations = createTranslations(loadNamespace);
  const routes = createRoutes({ store, translations, defaultLanguage, awaitQueries: false });
  for (const path of pathsOf(replay)) await resolveRoutes(routes, path, translations);
  return withoutLoaders(routes);
}
