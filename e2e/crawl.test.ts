import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { savesData, visit } from './support/visit.ts';
import { site, sharedBrowser } from './support/visitor.ts';

const tabs = ['about', 'plan', 'bond', 'progress', '3d-model', 'aerial-flight', 'news', 'offers', 'docs'];
const screens = [
  '/',
  '/about',
  '/contacts',
  '/projects',
  '/projects?status=commissioned&status=under_construction&rooms=2&rooms=3&area=over-80&price_to=9000000',
  ...tabs.map((tab) => `/projects/obriy-park/${tab}`),
  // Only planned: most of its tabs are empty.
  ...tabs.map((tab) => `/projects/pivnichne-svitlo/${tab}`),
  ...[
    'plan?view=board',
    'plan?view=list',
    'plan?view=table',
    'plan?rooms=6',
    'plan/a',
    'plan/a/1',
    'plan/a/1/5',
    'plan/flat/a-1-5-17',
  ].map((place) => `/projects/obriy-park/${place}`),
  '/offers',
  '/offers/parkomistse-za-pivtsiny',
  '/news',
  '/news/obriy-park-karkas-b',
  '/appointment/select_date',
  '/instalment_calculator',
  '/favourites',
];
const missing = [
  '/404',
  '/nowhere',
  '/news/nowhere',
  '/projects/obriy-park/plan/z',
  '/projects/obriy-park/plan/flat/z-1',
];
const pages = [
  ...screens.map((path) => ({ path, expected: 200 })),
  ...missing.map((path) => ({ path, expected: 404 })),
];
const prefixes = { uk: '', en: '/en' } as const;
const localized = (prefix: string, path: string): string => (path === '/' && prefix !== '' ? prefix : prefix + path);

const browser = sharedBrowser();

/** What a document has one of, how much wider than the screen it is, in pixels, and how much of it moved by itself. */
const shapeOf = (page: Page) =>
  page.evaluate(() => ({
    language: document.documentElement.lang,
    titles: document.querySelectorAll('title:not(svg title)').length,
    titlesInHead: document.head.querySelectorAll('title').length,
    mains: document.querySelectorAll('main').length,
    headings: document.querySelectorAll('h1').length,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    // React says nothing about attributes that differ from the server's, and what is said of a field would name nobody.
    strangeIds: [...document.querySelectorAll('[id]')].flatMap((element) => {
      const [, props] = Object.entries(element).find(([key]) => key.startsWith('__reactProps')) ?? [];
      const { id = element.id } = (props ?? {}) as { id?: string };
      return id === element.id ? [] : [`${element.id} is ${id}`];
    }),
    // Rounding of the browser's own: nobody sees a thousandth.
    moved: window.layoutShift > 0.001 ? window.layoutShift : 0,
  }));

const repeated = (paths: readonly string[]): string[] => paths.filter((path, index) => paths.indexOf(path) !== index);

/** Everything that is asked of a page, by a visitor with another language and time than the server: what depends on their own would not fit. */
async function inspect(path: string) {
  const context = await browser.newContext({
    viewport: { width: 320, height: 700 },
    reducedMotion: 'reduce',
    locale: 'de-DE',
    timezoneId: 'America/New_York',
  });
  // What links lead to is not fetched ahead then: all that is asked for is for this page.
  await context.addInitScript(savesData);
  const { page, status, complaints, requests } = await visit(context, site.origin + path);
  const shape = await shapeOf(page);
  const title = await page.title();
  const asked = [...requests];
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  await context.close();
  return {
    status,
    shape,
    title,
    calls: asked.filter((each) => each.startsWith('/api/')),
    repeated: repeated(asked),
    violations: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    complaints,
  };
}

/** A page mostly waits: for the network to be quiet, for the browser to be idle. So some are open at a time. */
const lanes = 3;

describe.each(Object.entries(prefixes))('in %s', (language, prefix) => {
  const findings = new Map<string, ReturnType<typeof inspect>>();

  beforeAll(() => {
    const waiting = pages.values();
    const settled = new Map(
      pages.map(({ path }) => [path, Promise.withResolvers<Awaited<ReturnType<typeof inspect>>>()]),
    );
    for (const [path, { promise }] of settled) {
      // Its own test tells of it, maybe much later.
      promise.catch(() => undefined);
      findings.set(path, promise);
    }
    const run = async (): Promise<void> => {
      for (const { path } of waiting) {
        await inspect(localized(prefix, path)).then(settled.get(path)?.resolve, settled.get(path)?.reject);
      }
    };
    for (let lane = 0; lane < lanes; lane += 1) void run();
  });

  it.each(pages)(
    '$path comes alive as the server wrote it: whole, at rest, with nothing to complain of',
    async ({ path, expected }) => {
      expect(await findings.get(path)).toEqual({
        status: expected,
        shape: { language, titles: 1, titlesInHead: 1, mains: 1, headings: 1, overflow: 0, strangeIds: [], moved: 0 },
        title: expect.stringMatching(/\S/),
        calls: [],
        repeated: [],
        violations: [],
        complaints: [],
      });
    },
  );
});

it.each(['/', '/en/projects'])(
  'nothing is asked for twice on %s, also when the pages behind its links are fetched ahead',
  async (path) => {
    const context = await browser.newContext();
    const { page, requests, complaints } = await visit(context, site.origin + path);
    await page.locator('main a[href^="/"]').last().scrollIntoViewIfNeeded();
    // Ahead is fetched when the browser is idle, which may be later than its network is.
    if (!requests.some((each) => each.startsWith('/api/'))) await page.waitForRequest(/\/api\//);
    await page.waitForLoadState('networkidle');
    expect(repeated(requests)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
