import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { languages } from '#domain/languages.ts';
import { withResults } from '#shared/api';
import { defaultSettings } from '#shared/config';
import { App } from '../../../src/app/App.tsx';
import { HydrationMarker } from '../../../src/app/rendering/HydrationMarker.tsx';
import { mirrorLocation, stateOfLocation } from '../../../src/app/mirrorLocation.ts';
import { pageStateOf, type SentPageState } from '../../../src/app/rendering/pageState.ts';
import { resolveRoutes } from '../../../src/app/rendering/resolveRoutes.ts';
import { makeBrowserRoutes } from '../../../src/app/routes/browserRoutes.ts';
import { makeStore } from '../../../src/app/store.ts';

interface HydratedSiteOptions {
  readonly path: string;
  readonly fetch: typeof fetch;
  /** The data that the server sent with the page. */
  readonly state: SentPageState;
}

/** The site as a browser starts it on a page of the server, ready to hydrate. */
export async function hydratedSite({ path, fetch, state }: HydratedSiteOptions) {
  const settings = { ...defaultSettings, host: 'http://backend.test', origin: 'https://obriy.example' };
  const { defaultLanguage } = settings;
  const location = stateOfLocation(new URL(path, settings.origin), defaultLanguage);
  const api = withResults(pageStateOf(state).results);
  const store = makeStore({ fetch, preloadedState: { settings, ...location, api } });
  const { routes, translations } = makeBrowserRoutes(store, defaultLanguage);
  for (const language of languages) translations.add(language, state.texts[language] ?? {});
  const { hydrationData } = await resolveRoutes(routes, path, translations);
  const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData });
  mirrorLocation(router, store, defaultLanguage);
  const site = (
    <App store={store} router={router}>
      <RouterProvider router={router} />
      <HydrationMarker />
    </App>
  );
  return { site, router };
}
