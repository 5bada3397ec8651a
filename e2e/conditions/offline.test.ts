import type { BrowserContext, Page } from 'playwright-core';
import { chunkFile } from '../support/chunkFile.ts';
import { disconnect, type Proxy, reconnect, startProxy } from '../support/proxy.ts';
import { shown } from '../support/shown.ts';
import { type RunningSite, startTestSite } from '../support/site.ts';
import { until, untilCopied } from '../support/until.ts';
import { hasOwnFaces, hydrated, watchShifts } from '../support/visit.ts';
import { site, sharedBrowser } from '../support/visitor.ts';

/** With the service worker that the shared site lacks. */
let siteWith: RunningSite;
let proxy: Proxy;
const browser = sharedBrowser();
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  siteWith = await startTestSite({ SITE_SERVICE_WORKER: 'on' });
});
afterAll(() => siteWith.stop());
beforeEach(async () => {
  proxy = await startProxy(siteWith.origin);
  context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  page = await context.newPage();
});
afterEach(async () => {
  await context.close();
  await proxy.stop();
});

const visit = (path: string, tab = page) => tab.goto(proxy.origin + path);
const title = (name: string, tab = page) => tab.getByRole('heading', { level: 1, name });

/** A mark on the document that disappears on a reload. */
const mark = () => page.evaluate(() => void (document.documentElement.dataset['marked'] = ''));
const isMarked = () => page.evaluate(() => 'marked' in document.documentElement.dataset);

const isWaiting = async (): Promise<boolean> =>
  ((await navigator.serviceWorker.getRegistration())?.waiting ?? null) !== null;

/** Its results are in the page that the server rendered, so only the page is cached. */
const projects = ['/en/projects'] as const;

it('a returning visitor sees a page in the fonts of the site only', async () => {
  await visit('/en/projects');
  await untilCopied(page, projects);
  await page.addInitScript(watchShifts);
  await page.reload();
  await hydrated(page);
  expect(await page.evaluate(hasOwnFaces)).toBe(true);
  expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(0.0005);
});

it('visited pages can be read offline, with their date; others show what to do', async () => {
  await visit('/en/projects');
  await untilCopied(page, projects);
  const counts = Map.groupBy(proxy.seen, (request) => request);
  expect([...counts.values()].filter(({ length }) => length > 1)).toEqual([]);

  await page.getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(/\/en\/projects\/.+\/about$/);
  const seen = page.url();
  await untilCopied(page, [seen, new URL(seen).pathname.replace(/^\/en(.*)\/about$/, '/api$1?__language=en')]);

  await disconnect(context, proxy);
  await page.getByRole('status').getByText('No connection').waitFor();
  await page.goto(seen);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const line = page.getByRole('status').getByText(/No connection · as of \d+\s\w+ at \d\d:\d\d/);
  await line.waitFor();

  const unseen = await visit('/en/offers');
  expect(unseen?.status()).toBe(503);
  await title('This page is not available offline yet').waitFor();
  expect(await page.locator(`a[href="${new URL(seen).pathname}"]`).count()).toBe(1);
  await visit('/about');
  await title('Цієї сторінки тут ще немає').waitFor();
  await visit('/en/reservation#number=1&token=2');
  await title('This page needs a connection').waitFor();
  // Without its fragment the link opens nothing.
  await mark();
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.waitForFunction(() => !('marked' in document.documentElement.dataset));
  await title('This page needs a connection').waitFor();
  expect(page.url()).toBe(`${proxy.origin}/en/reservation#number=1&token=2`);

  await page.goto(seen);
  await line.waitFor();
  // Its results came within the first document of this visit, and were never requested.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Developments' }).click();
  await title('Developments').waitFor();
  await line.waitFor();
  await reconnect(context, proxy, siteWith.origin);
  await line.waitFor({ state: 'detached' });
  await visit('/en/offers');
  await title('Offers').waitFor();
});

it('Back from a page without a copy opens the page before, at one press', async () => {
  const about = '/en/projects/obriy-park/about';
  await visit(about);
  await untilCopied(page, [about]);
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  // What the links lead to is fetched ahead: the router then changes the address at once.
  await page.waitForLoadState('networkidle');
  await disconnect(context, proxy);
  await page.getByRole('status').getByText('No connection').waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click();
  await title('This page is not available offline yet').waitFor();
  expect(new URL(page.url()).pathname).toBe('/en/news');
  await page.goBack();
  await title(heading ?? '').waitFor();
  expect(new URL(page.url()).pathname).toBe(about);
  await page.goForward();
  await title('This page is not available offline yet').waitFor();
  expect(new URL(page.url()).pathname).toBe('/en/news');
});

it('Back within the document of the offline page opens what the address names', async () => {
  await visit('/en/news');
  await untilCopied(page, ['/en/news']);
  await disconnect(context, proxy);
  await visit('/en/offers');
  await title('This page is not available offline yet').waitFor();
  // As a router leaves them that has pushed an address while the document was on its way.
  await page.evaluate(() => {
    history.replaceState(null, '', '/en/news');
    history.pushState(null, '', '/en/offers');
  });
  await page.goBack();
  await title('News').waitFor();
  expect(new URL(page.url()).pathname).toBe('/en/news');
});

it('a booking goes on to its next step offline, and shows the times when the network is back', async () => {
  const first = '/en/appointment/select_date';
  await visit(first);
  await untilCopied(page, [first]);
  await page.getByRole('radio', { name: /Central/ }).check();
  await page.getByRole('group', { name: 'The nearest free days' }).getByRole('button').nth(1).click();
  await page.waitForLoadState('networkidle');
  await disconnect(context, proxy);
  await page.getByRole('status').getByText('No connection').waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { level: 2, name: 'Choose the time' }).waitFor();
  await reconnect(context, proxy, siteWith.origin);
  const times = page.getByRole('list', { name: 'Free times' }).getByRole('button');
  await times.first().waitFor();
  expect(await times.count()).toBeGreaterThan(1);
});

it('the page that was opened while the worker installed is cached as well, with its responses', async () => {
  const worker = proxy.hold(/^\/sw\.js$/);
  const releaseCalls = proxy.hold(/^\/api\/projects\//);
  await visit('/en/projects');
  // The page is hydrated when it registers its worker: a click is then a client-side navigation.
  await until(page, async () => (await navigator.serviceWorker.getRegistrations()).length > 0, null);
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(/\/en\/projects\/.+\/about$/);
  const seen = new URL(page.url()).pathname;
  worker();
  await until(page, async () => navigator.serviceWorker.controller !== null, null);
  releaseCalls();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await untilCopied(page, [seen, seen.replace(/^\/en(.*)\/about$/, '/api$1?__language=en')]);
  await disconnect(context, proxy);
  await visit(seen);
  await page.getByRole('status').getByText('No connection · as of').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
});

it('a copy is shown with its date while the network does not respond', async () => {
  await visit('/en/projects');
  await untilCopied(page, projects);
  const release = proxy.hold();
  await visit('/en/projects');
  const line = page.getByRole('status').getByText(/As of/);
  await line.waitFor();
  release();
  await line.waitFor({ state: 'detached' });
  expect(await page.getByRole('article').count()).toBeGreaterThan(0);
});

it('switched off, the worker is removed from visitors who have it, with its caches', async () => {
  await visit('/en/projects');
  await untilCopied(page, projects);
  proxy.upstream = site.origin;
  await page.reload();
  await until(
    page,
    async () => (await navigator.serviceWorker.getRegistrations()).length === 0 && (await caches.keys()).length === 0,
    null,
  );
  await page.reload();
  await title('Developments').waitFor();
  expect(
    await page.evaluate(async () => [
      navigator.serviceWorker.controller,
      (await navigator.serviceWorker.getRegistrations()).length,
    ]),
  ).toEqual([null, 0]);
});

it('a saved flat can be read offline, as of its day, on a page that was never opened', async () => {
  await visit('/en/projects/obriy-park/plan?view=list');
  await untilCopied(page, ['/en/projects/obriy-park/plan?view=list']);
  const save = page.getByRole('button', { name: /^Save flat No\. \d+$/ }).first();
  const number = /\d+/.exec((await save.getAttribute('aria-label')) ?? '')?.[0] ?? '';
  await save.click();
  const calls = ['/api/projects', '/api/projects/obriy-park/plannings'].flatMap((call) =>
    ['en', 'ua'].map((language) => `${call}?__language=${language}`),
  );
  await untilCopied(page, ['/favourites', '/en/favourites', ...calls]);
  // The scripts are cached last.
  await until(
    page,
    async ([name, file]) => (await (await caches.open(name)).keys()).some(({ url }) => url.endsWith(file)),
    ['obriy-kept-1', chunkFile('page-favourites')] as const,
  );

  await disconnect(context, proxy);
  await visit('/en/favourites');
  const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `No. ${number}` }) });
  await item.getByText(/^as of \d+\s\w+ \d{4}$/).waitFor();
  expect(await item.textContent()).toMatch(/₴\d|Price on request/);
  await visit('/favourites');
  await page.getByRole('heading', { name: `№ ${number}` }).waitFor();
});

it('a new release waits for a form that is being filled in, and then loads whole documents', async () => {
  await visit('/en');
  await untilCopied(page, ['/en']);
  const name = page.getByLabel('Your name').filter({ visible: true });
  await name.scrollIntoViewIfNeeded();
  await name.fill('Olha');
  await mark();

  proxy.appended.set('/sw.js', '// The next release');
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await until(page, isWaiting, null);
  // Another tab without a form would activate it.
  const other = await context.newPage();
  await visit('/en/news', other);
  await untilCopied(other, ['/en/news']);
  expect(await other.evaluate(isWaiting)).toBe(true);
  expect(await name.inputValue()).toBe('Olha');
  await other.close();
  await page.bringToFront();
  expect(await isMarked()).toBe(true);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Contacts' }).click();
  await title('Contacts').waitFor();
  await until(page, async () => (await navigator.serviceWorker.getRegistration())?.waiting === null, null);
  // The next page, too, came within the old document: nothing was reloaded.
  expect(await isMarked()).toBe(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click();
  await page.waitForFunction(() => location.pathname === '/en/news' && !('marked' in document.documentElement.dataset));
  await title('News').waitFor();
});

it.each([
  ['without a connection', () => disconnect(context, proxy), () => reconnect(context, proxy, site.origin)],
  [
    'while the site does not respond',
    async () => void (proxy.upstream = null),
    async () => void (proxy.upstream = site.origin),
  ],
])('a link followed %s to an uncached page says so, stays, and opens it once it can', async (_, lose, regain) => {
  proxy.upstream = site.origin;
  await visit('/en/contacts');
  await page.waitForLoadState('networkidle');
  await mark();
  await lose();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await title('No connection to the site').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator(shown('main button:not([aria-busy])')).filter({ hasText: 'Try again' }).waitFor();
  expect(await isMarked()).toBe(true);
  expect(await page.getByRole('alert').textContent()).not.toContain('updated');

  await regain();
  await title('About us').waitFor();
  expect(page.url()).toBe(`${proxy.origin}/en/about`);
});

it('a chunk that is gone with its release is loaded with a new document', async () => {
  await visit('/en/contacts');
  await title('Contacts').waitFor();
  proxy.missing = new RegExp(`/runtime\\.|^${chunkFile('page-about')}`);
  page.on('request', (request) => {
    if (request.isNavigationRequest()) proxy.missing = null;
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await title('About us').waitFor();
  expect(proxy.seen).toContain('GET /en/about');
});

it('a failed preload, an error response in Firefox, is neither a page nor the end of a visited one', async () => {
  proxy.appended.set(
    '/sw.js',
    "\nObject.defineProperty(FetchEvent.prototype, 'preloadResponse', { get: async () => Response.error() });",
  );
  await visit('/en/projects');
  await untilCopied(page, projects);
  await disconnect(context, proxy);
  await page.reload();
  await title('Developments').waitFor();
  await visit('/en/news');
  expect(await title('This page is not available offline yet').isVisible()).toBe(true);
});
