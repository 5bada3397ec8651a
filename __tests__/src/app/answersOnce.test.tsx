import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, createStaticHandler, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { withAnswers, type SentAnswers } from '#shared/api';
import { defaultSettings } from '#shared/config';
import { createTranslations, loadNamespace } from '#shared/i18n';
import { App } from '../../../src/app/App.tsx';
import { answersOfPage } from '../../../src/app/rendering/answersOfPage.ts';
import { resolveRoutes } from '../../../src/app/rendering/resolveRoutes.ts';
import { createRoutes } from '../../../src/app/routes/createRoutes.tsx';
import { localizedRoutes } from '../../../src/app/routes/localizedRoutes.ts';
import type { RouteChunks } from '../../../src/app/routes/routeTypes.ts';
import { makeStore } from '../../../src/app/store.ts';
import { backendOfTests } from '../../support/backend.ts';
import { testNetwork } from '../../support/network.ts';

const backend = backendOfTests();

const settings = { ...defaultSettings, host: 'http://backend.test' };
const translations = createTranslations(loadNamespace);
const routesOver = (store: ReturnType<typeof makeStore>, awaitQueries: boolean): RouteObject[] =>
  createRoutes({ store, translations, defaultLanguage: settings.defaultLanguage, awaitQueries });

/** What the server sends with a page. */
const answersAt = async (path: string, fetch: typeof globalThis.fetch): Promise<SentAnswers> => {
  const store = makeStore({ fetch, preloadedState: { settings } });
  const context = await createStaticHandler(routesOver(store, true)).query(new Request(`http://site.test${path}`));
  if (context instanceof Response) throw new Error(`${path} is a redirect`);
  const handles = context.matches.flatMap(({ route }) =>
    route.handle === undefined ? [] : [route.handle as RouteChunks],
  );
  return JSON.parse(JSON.stringify(answersOfPage(store.getState(), handles))) as SentAnswers;
};

/** A browser at a page that came with answers; every request that it makes all the same. */
const openWith = async (
  path: string,
  answers: SentAnswers,
  respond: Parameters<typeof testNetwork>[0] = () => new Response('', { status: 500 }),
) => {
  const { fetch, asked } = testNetwork(respond);
  const store = makeStore({ fetch, preloadedState: { settings, api: withAnswers(answers) } });
  const routes = routesOver(store, false);
  const { hydrationData } = await resolveRoutes(routes, new URL(path, 'http://site.test').pathname, translations);
  const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData });
  render(
    <App store={store}>
      <RouterProvider router={router} />
    </App>,
  );
  return { asked, main: await screen.findByRole('main'), router };
};

const aliases = { projects: 'lypa', offers: 'parking', news: 'karkas' } as const;
const paths = localizedRoutes('ua')
  .filter(({ entry }) => 'load' in entry && entry.name !== 'ProjectPage')
  .map(({ path }) =>
    path.replace(/(projects|offers|news)\/:alias/, (_, list: keyof typeof aliases) => `${list}/${aliases[list]}`),
  );

it.each([
  ...paths,
  '/instalment_calculator?project=lypa',
  '/instalment_calculator?project=nowhere',
  '/news?category=offers',
])('%s asks nothing that came with it', async (path) => {
  const { asked, main } = await openWith(path, await answersAt(path, backend.fetch));
  await screen.findByRole('heading', { level: 1 });
  expect(main.querySelector('[aria-busy="true"]')).toBeNull();
  expect(asked).toEqual([]);
});

it('a tab brings no more of the project than it shows; a tab that shows more asks for it, once', async () => {
  const path = '/en/projects/lypa/plan';
  const answers = await answersAt(path, backend.fetch);
  expect(JSON.stringify(answers)).not.toContain('characteristics');
  const { asked, router } = await openWith(path, answers, async (call, language) =>
    backend.fetch(`http://backend.test${call}`, { headers: { 'Accept-Language': language } }),
  );
  await act(() => router.navigate('/en/projects/lypa/docs'));
  await waitFor(() => expect(asked).toEqual(['en /api/projects/lypa/documents']));
  expect(screen.getByRole('heading', { level: 1, name: 'Lypa' })).toBeVisible();
  await act(() => router.navigate('/en/projects/lypa/about'));
  expect(await screen.findByRole('heading', { level: 2, name: 'Beside the park' })).toBeVisible();
  await act(() => router.navigate(path));
  await act(() => router.navigate('/en/projects/lypa/about'));
  expect(asked.filter((call) => call === 'en /api/projects/lypa')).toHaveLength(1);
});

it('a tab that fails to show more of the project says so under its name, and nothing else is lost', async () => {
  const path = '/en/projects/lypa/plan';
  const { router } = await openWith(path, await answersAt(path, backend.fetch));
  await act(() => router.navigate('/en/projects/lypa/about'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Lypa' })).toBeVisible();
});

it.each(['/en/projects/nowhere/about', '/en/offers/nothing', '/en/news/nothing'])(
  '%s is not found without asking again; a further visit asks',
  async (path) => {
    const { asked, router } = await openWith(path, await answersAt(path, backend.fetch));
    expect(screen.getByRole('heading', { level: 1, name: 'There is no such page' })).toBeVisible();
    expect(asked).toEqual([]);
    await act(() => router.navigate('/en/404'));
    await act(() => router.navigate(path));
    await waitFor(() => expect(asked.filter((call) => /nowhere|nothing/.test(call))).toHaveLength(1));
  },
);

it.each([
  [
    'is overloaded',
    () => new Response('<h1>db-3.internal is overloaded</h1>', { status: 503, headers: { 'Retry-After': '120' } }),
  ],
  ['is gone', () => Promise.reject(new TypeError('connect ECONNREFUSED db-3.internal:8080'))],
  ['answers nonsense', () => new Response('db-3.internal', { status: 200 })],
])(
  'a backend that %s: the page came failed, stays so at first, and tells nothing of the inside',
  async (_, respond) => {
    const answers = await answersAt('/en/contacts', testNetwork(respond).fetch);
    expect(JSON.stringify(answers)).not.toContain('internal');
    const { asked } = await openWith('/en/contacts', answers);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(asked).toEqual([]);
  },
);

it('a page rendered twice from the same answers carries the same answers', async () => {
  const [first, second] = await Promise.all([
    answersAt('/projects', backend.fetch),
    answersAt('/projects', backend.fetch),
  ]);
  expect(JSON.stringify(second)).toBe(JSON.stringify(first));
});
