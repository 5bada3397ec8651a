import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { backendPart } from '../../../../server/backendPart.ts';
import type { RenderFailure } from '#contract/renderer.ts';
import { render, type SiteView } from '../../../../src/server.tsx';
import { backendOfTests } from '../../../support/backend/backend.ts';
import { hydratedSite } from '../../../support/site/hydratedSite.tsx';
import { renderSite } from '../../../support/site/renderSite.tsx';
import { serveSite } from '../../../support/backend/serveSite.ts';
import { removeClients } from '../../../server/web/builtClient.ts';

/** The stand-ins that throw. */
const mockBroken = new Set<string>();

/** How often each stand-in was rendered. */
const mockRenders = new Map<string, number>();

/** A module whose components throw if they are in `mockBroken`; `names` by component. */
function mockModule(path: string, names: Readonly<Record<string, string>>): object {
  const actual = jest.requireActual<Readonly<Record<string, (props: object) => ReactNode>>>(path);
  const stand =
    (component: string, name: string) =>
    (props: object): ReactNode => {
      mockRenders.set(name, (mockRenders.get(name) ?? 0) + 1);
      if (mockBroken.has(name)) throw new TypeError(`${name} met something odd`);
      return actual[component]?.(props);
    };
  return Object.entries(names).reduce(
    (all, [component, name]) => ({ ...all, [component]: stand(component, name) }),
    actual,
  );
}

jest.mock('../../../../src/pages/home/HomeBlocks.tsx', () =>
  mockModule('../../../../src/pages/home/HomeBlocks.tsx', {
    HomeHero: 'hero',
    HomeNews: 'news',
    HomeProjects: 'projects',
  }),
);
jest.mock('../../../../src/shared/ui/layout/LeadGrid.tsx', () =>
  mockModule('../../../../src/shared/ui/layout/LeadGrid.tsx', { LeadGrid: 'list' }),
);

const backend = backendOfTests();
let failures: RenderFailure[] = [];

afterAll(removeClients);

beforeEach(() => {
  failures = [];
  mockBroken.clear();
  mockRenders.clear();
});

interface Deferral {
  readonly fetch: typeof fetch;
  readonly blocksDue: Promise<unknown>;
}

async function renderOnServer(path: string, deferral?: Deferral): Promise<SiteView> {
  const view = await render({
    url: `https://obriy.example${path}`,
    hostingPage: { origin: 'https://obriy.example' },
    fetch: backend.fetch,
    backendOrigin: 'http://backend.test',
    signal: new AbortController().signal,
    reportFailure: (failure) => failures.push(failure),
    ...deferral,
  });
  if ('location' in view) throw new Error(`${path} is a redirect`);
  return view;
}

async function hydratePage(path: string, { html, head, state }: SiteView, fetch = backend.fetch) {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.head.innerHTML = head;
  document.body.append(root);
  const { site } = await hydratedSite({ path, fetch, state });
  const recoverableErrors: unknown[] = [];
  const early = { restore: () => undefined, letGo: () => undefined, take: jest.fn(() => []) };
  Object.assign(window, { early });
  const hydrated = await act(async () =>
    hydrateRoot(root, site, { onRecoverableError: (error) => recoverableErrors.push(error) }),
  );
  return {
    recoverableErrors,
    hydrated: early.take,
    leave: async () => {
      await act(async () => hydrated.unmount());
      root.remove();
    },
  };
}

const heading = (name: string) => screen.queryByRole('heading', { level: 2, name });

test('a block that throws on the server is left out, and retried once in the browser', async () => {
  const whole = await renderOnServer('/en');
  mockBroken.add('news');
  const view = await renderOnServer('/en');
  expect(view).toMatchObject({ status: 200, complete: true, blockFailed: true });
  expect(failures).toEqual([{ error: expect.any(TypeError), block: 'news', route: '/en' }]);
  expect(view.html).not.toContain('<script');
  expect({ ...view, html: '', state: null }).toEqual({ ...whole, html: '', state: null, blockFailed: true });

  mockBroken.clear();
  const { hydrated, leave } = await hydratePage('/en', view);
  expect(heading('News from our sites')).toBeVisible();
  expect(hydrated).toHaveBeenCalledTimes(1);
  await leave();
});

test('a block that throws in the browser as well is left out, and the rest of the page is hydrated', async () => {
  mockBroken.add('news');
  const view = await renderOnServer('/en');
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { hydrated, leave } = await hydratePage('/en', view);
  expect(heading('News from our sites')).not.toBeInTheDocument();
  expect(heading('Where we are building now')).toBeVisible();
  expect(hydrated).toHaveBeenCalledTimes(1);
  expect(reported.mock.calls.filter((call) => String(call).includes('met something odd'))).toHaveLength(1);
  await leave();
});

test('a hydration mismatch re-renders its block only', async () => {
  const view = await renderOnServer('/en');
  const { recoverableErrors, leave } = await hydratePage('/en', {
    ...view,
    html: view.html.replace('>News from our sites<', '>Something else<'),
  });
  expect(recoverableErrors).toHaveLength(1);
  expect(heading('News from our sites')).toBeVisible();
  await leave();
});

describe('the page of a failed block', () => {
  const open = async () => {
    const log: string[] = [];
    const site = await serveSite({ parts: [backendPart(backend.backend)], log: (line) => log.push(line) });
    return { ...site, log };
  };

  it('is rendered twice for a burst of visitors, cached for seconds, and not counted as an outage', async () => {
    const { server, get, web, log } = await open();
    await get('/en');
    web.contentChanged();
    mockRenders.clear();
    mockBroken.add('news');
    for (let visitor = 0; visitor < 50; visitor += 1) {
      const { statusCode, headers } = await get('/en');
      expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=0, s-maxage=10']);
    }
    expect(Object.fromEntries(mockRenders)).toEqual({ hero: 2, projects: 2, news: 2 });
    expect(log.filter((line) => line.includes('The backend fails'))).toEqual([]);
    expect(log.filter((line) => line.includes('Block \\"news\\" of /en was left out'))).toHaveLength(1);
    await server.close();
  });

  it('is the shell with 503 when its own content throws', async () => {
    const { server, get } = await open();
    const seen = async () => {
      const { statusCode, headers, body } = await get('/en');
      return [statusCode, headers['cache-control'], body.includes('<div id="root"></div>')];
    };
    mockBroken.add('hero');
    expect(await seen()).toEqual([503, 'no-store', true]);
    mockBroken.clear();
    expect(await seen()).toEqual([200, expect.stringContaining('s-maxage'), false]);
    await server.close();
  });
});

test('reports each of several blocks that throw', async () => {
  mockBroken.add('news').add('projects');
  const view = await renderOnServer('/en');
  expect(view).toMatchObject({ status: 200, complete: true, blockFailed: true });
  expect(failures.map(({ block }) => block)).toEqual(['projects', 'news']);
});

test('shows a notice in place of its main block, and Try again renders it', async () => {
  mockBroken.add('list');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = await renderSite({ path: '/en/news', fetch: backend.fetch });
  expect(await screen.findByText(/Try again, or call us: \+380/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  mockBroken.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByText(/Try again, or call us/)).not.toBeInTheDocument();
  expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
});

describe('a slow backend', () => {
  /** Responds to all calls except those that match, which are held. */
  const delaying = (slow: RegExp) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const blocksDue = Promise.withResolvers<void>();
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const { pathname } = new URL(new Request(input, init).url);
      if (slow.test(pathname)) {
        blocksDue.resolve();
        await promise;
      }
      return backend.fetch(input, init);
    };
    return { fetch, come: resolve, blocksDue: blocksDue.promise };
  };

  it.each([
    ['/en/news/karkas', /^\/api\/news$/, 'Other news'],
    ['/en/offers/lito', /^\/api\/offers$/, 'Other offers'],
    ['/en/projects/lypa/about', /^\/api\/projects$/, 'Other developments'],
    ['/en/projects/lypa/docs', /documents$/, 'Documents'],
    ['/en/projects/lypa/progress', /progress$/, 'Construction progress'],
    ['/en/projects/lypa/plan', /plannings$/, 'Flats and floor plans'],
    ['/en/projects/lypa/bond', /calculator$/, 'Instalments'],
  ])('renders %s without the block that waits for %s, which shows a notice and fills in', async (path, slow, name) => {
    const network = delaying(slow);
    const view = await renderOnServer(path, network);
    expect({ status: view.status, complete: view.complete }).toEqual({ status: 200, complete: false });
    expect(view.head).not.toContain('noindex');
    expect(view.html).toContain('Loading…');
    expect(view.html).toMatch(/<noscript>[^]*Reload the page[^]*<\/noscript>/);
    const { recoverableErrors, leave } = await hydratePage(path, view, network.fetch);
    expect(recoverableErrors).toEqual([]);
    expect(screen.getByText('Loading…')).toBeInTheDocument();
    await act(async () => network.come());
    await waitFor(() => expect(screen.queryByText('Loading…')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(heading(name)).toBeVisible();
    await leave();
  });

  it('renders the form of a call request without the list of projects', async () => {
    const network = delaying(/^\/api\/projects$/);
    const view = await renderOnServer('/en/request_call', network);
    network.come();
    expect({ status: view.status, complete: view.complete }).toEqual({ status: 200, complete: false });
    expect(view.html).toContain('Request a call');
  });

  it('gives 503 and the shell after the deadline if the main content is missing, so that search engines do not index an empty page', async () => {
    const network = delaying(/^\/api\/news\/karkas$/);
    const { server, get } = await serveSite({
      settings: {},
      deadline: 300,
      blockTimeout: 0,
      parts: [
        {
          register: async (fastify) => {
            fastify.all('/api/*', async (request, reply) => {
              const response = await network.fetch(`http://backend.test${request.url}`);
              return reply
                .code(response.status)
                .type('application/json')
                .send(await response.text());
            });
          },
        },
      ],
    });
    const { statusCode, headers, body } = await get('/en/news/karkas');
    expect([statusCode, headers['retry-after'], body.includes('<div id="root"></div>')]).toEqual([503, '10', true]);
    expect(body).toMatch(/<noscript>[^]*This page did not load[^]*Try again<\/a>[^]*<\/noscript>/);
    network.come();
    await server.close();
  });
});
