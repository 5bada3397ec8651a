import type { StoreEnhancer } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { languages } from '#domain/languages.ts';
import { defaultSettings, type Settings } from '#shared/config';
import { createTranslations, loadNamespace } from '#shared/i18n';
import { App } from '../../../src/app/App.tsx';
import { followLocation } from '../../../src/app/followLocation.ts';
import { mirrorLocation, stateOfLocation } from '../../../src/app/mirrorLocation.ts';
import { createRoutes } from '../../../src/app/routes/createRoutes.tsx';
import { makePagesAhead } from '../../../src/app/routes/pagesAhead.ts';
import { makeStore } from '../../../src/app/store.ts';
import { json, testNetwork } from '../backend/network.ts';

interface SiteOptions {
  /** With the language prefix. */
  readonly path?: string;
  /** The backend; the default responds 404 to every call. */
  readonly fetch?: typeof fetch;
  readonly settings?: Partial<Settings>;
  readonly enhancers?: readonly StoreEnhancer[];
}

const nobody = () => testNetwork(() => json(null, 404)).fetch;

/** The whole site at a path: real routes, store and texts. A key without a text fails the test. */
export const renderSite = async ({
  path = '/404',
  fetch = nobody(),
  settings: given = {},
  enhancers = [],
}: SiteOptions = {}) => {
  const settings = { ...defaultSettings, host: 'http://backend.test', ...given };
  const { defaultLanguage } = settings;
  const location = stateOfLocation(new URL(path, settings.host), defaultLanguage);
  const store = makeStore({ fetch, preloadedState: { settings, ...location }, enhancers });
  const translations = createTranslations(loadNamespace, (key) => {
    throw new Error(`No text: ${key}`);
  });
  // Tests render as the server does.
  await Promise.all(languages.map((language) => translations.load(language, ['noScripts'])));
  const pagesAhead = makePagesAhead();
  const routes = createRoutes({ store, translations, defaultLanguage, awaitQueries: false, pagesAhead });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  mirrorLocation(router, store, defaultLanguage);
  followLocation(router, store, defaultLanguage);
  const user = userEvent.setup();
  const view = render(
    <App store={store} router={router}>
      <RouterProvider router={router} />
    </App>,
  );
  await view.findByRole('main');
  const go = (to: string | number): Promise<void> =>
    act(async () => {
      await (typeof to === 'number' ? router.navigate(to) : router.navigate(to));
    });
  /** Starts a navigation to a page whose texts load late; returns a function that lets them come. */
  const goSlowly = (to: string): (() => Promise<void>) => {
    const texts = Promise.withResolvers<void>();
    const load = translations.load.bind(translations);
    jest.spyOn(translations, 'load').mockImplementation(async (...names) => texts.promise.then(() => load(...names)));
    let arrival: Promise<void> | undefined;
    act(() => void (arrival = router.navigate(to)));
    return () => {
      texts.resolve();
      return act(async () => arrival);
    };
  };
  return { ...view, store, router, translations, pagesAhead, user, go, goSlowly };
};
