import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { withAnswers } from '#shared/api';
import { defaultSettings } from '#shared/config';
import { createTranslations, loadNamespace } from '#shared/i18n';
import { availableLanguages, localizedPath } from '#shared/routing';
import { App } from '../../../src/app/App.tsx';
import { Alive } from '../../../src/app/rendering/Alive.tsx';
import { mirrorLocation } from '../../../src/app/mirrorLocation.ts';
import { pageStateOf } from '../../../src/app/rendering/pageState.ts';
import { resolveRoutes } from '../../../src/app/rendering/resolveRoutes.ts';
import { createRoutes } from '../../../src/app/routes/createRoutes.tsx';
import { makeStore } from '../../../src/app/store.ts';
import { render, type RenderedView } from '../../../src/server.tsx';
import { backendOfTests } from '../../support/backend.ts';

const origin = 'https://obriy.example';
const alias = 'lypa';
const tabs = ['about', 'plan', 'bond', 'progress', '3d-model', 'aerial-flight', 'news', 'offers', 'docs'];

const pages = [
  '/',
  '/about',
  '/contacts',
  '/projects',
  '/projects?status=planned',
  ...tabs.map((tab) => `/projects/${alias}/${tab}`),
  ...[
    'plan?view=board',
    'plan?view=list&rooms=2',
    'plan?view=table',
    'plan?rooms=6&area=up-to-55',
    'plan/a',
    'plan/a/1',
    'plan/a/1/4',
    'plan/nowhere',
    'plan/flat/a-1-2-5',
    'plan/flat/nobody-1',
  ].map((place) => `/projects/${alias}/${place}`),
  '/projects/nobody-knows/about',
  '/offers',
  '/offers/parking',
  '/offers/nobody-knows',
  '/news',
  '/news?filters[]=construction',
  '/news/karkas',
  '/appointment/select_date',
  '/appointment/select_time',
  '/appointment/details',
  '/appointment/confirmed',
  '/appointment/visit',
  '/instalment_calculator',
  `/instalment_calculator?project=${alias}`,
  '/favourites',
  '/favourites?flats=lypa:a-1-2-5,nobody-knows:a-1',
  '/404',
  '/nobody/knows',
];

const backend = backendOfTests();

async function renderOnServer(path: string): Promise<RenderedView> {
  const view = await render({
    url: origin + path,
    hostingPage: { origin },
    fetch: backend.fetch,
    backendOrigin: 'http://backend.test',
    signal: new AbortController().signal,
  });
  if (!('html' in view)) throw new Error(`${path} is a redirect`);
  return view;
}

/** What a browser does with a page of the server; gives what it asked for while it came alive. */
async function comeAlive(path: string, { html, head, state }: RenderedView) {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  document.head.innerHTML = head;
  const written = root.innerHTML;

  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = (input) => {
    asked.push(input instanceof Request ? input.url : String(input));
    return new Promise(() => undefined);
  };
  const settings = { ...defaultSettings, origin };
  const sent = pageStateOf(JSON.parse(JSON.stringify(state)) as typeof state);
  const store = makeStore({ fetch, preloadedState: { settings, api: withAnswers(sent.answers) } });
  const translations = createTranslations(loadNamespace);
  for (const language of availableLanguages) translations.add(language, sent.texts[language] ?? {});
  const routes = createRoutes({ store, translations, defaultLanguage: settings.defaultLanguage, awaitQueries: false });
  const { hydrationData } = await resolveRoutes(routes, new URL(origin + path).pathname, translations);
  const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData });
  mirrorLocation(router, store, settings.defaultLanguage);

  const mended: unknown[] = [];
  // A root that hydrates tells of every difference; the console guard fails the test on its warnings.
  const hydrated = await act(async () =>
    hydrateRoot(
      root,
      <App store={store}>
        <RouterProvider router={router} />
        <Alive />
      </App>,
      { onRecoverableError: (error) => mended.push(error) },
    ),
  );
  const titles = document.querySelectorAll('title').length;
  const headings = root.querySelectorAll('h1').length;
  await act(async () => hydrated.unmount());
  root.remove();
  return { asked, mended, written, titles, headings };
}

test.each(pages.flatMap((path) => availableLanguages.map((language) => localizedPath(path, language, 'ua'))))(
  '%s comes alive as it was rendered, and asks for nothing',
  async (path) => {
    const view = await renderOnServer(path);
    const { asked, mended, titles, headings } = await comeAlive(path, view);
    expect(mended).toEqual([]);
    expect(asked).toEqual([]);
    expect({ titles, headings }).toEqual({ titles: 1, headings: 1 });
  },
);

test('a difference between the two is seen', async () => {
  const view = await renderOnServer('/404');
  const { mended } = await comeAlive('/404', {
    ...view,
    html: view.html.replace(/(<h1[^>]*>)[^<]*/, '$1Something else'),
  });
  expect(mended).toHaveLength(1);
});

test.each(['/projects/nobody-knows/about', '/offers/nobody-knows', '/404', '/nobody/knows'])(
  '%s is not found',
  async (path) => {
    expect((await renderOnServer(path)).status).toBe(404);
  },
);
