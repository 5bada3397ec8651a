import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { readLeads } from '../server/backend/leads/listLeads.ts';
import { launchBrowser } from './support/browser.ts';
import { type Proxy, startProxy } from './support/proxy.ts';
import { type RunningSite, startSite } from './support/site.ts';
import { hydrated } from './support/visit.ts';

let site: RunningSite;
let proxy: Proxy;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(3951, { SITE_SERVICE_WORKER: 'on' }), launchBrowser()]);
  proxy = await startProxy(3950, site.origin);
}, 180_000);
afterAll(async () => {
  await browser.close();
  await proxy.stop();
  await site.stop();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  page = await context.newPage();
});
afterEach(() => context.close());

const disconnect = async (): Promise<void> => {
  proxy.upstream = null;
  await context.setOffline(true);
};
const reconnect = async (): Promise<void> => {
  proxy.upstream = site.origin;
  await context.setOffline(false);
};

/** How many leads the sales department has of a name, which is of one test. */
const leadsOf = async (name: string): Promise<number> => (await readLeads({ dataDir: site.dataDir }, {})).filter((lead) => lead.name === name).length;

/** What axe has against the page, and how much wider than the screen it is. */
async function isRight(shown = page): Promise<void> {
  const { violations } = await new AxeBuilder({ page: shown }).analyze();
  const overflow = await shown.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect({ violations: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`), overflow }).toEqual({ violations: [], overflow: 0 });
}

/** How many leads wait in the browser. */
const waiting = () =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('obriy-outbox');
        opening.addEventListener('error', reject);
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('leads').objectStore('leads').count();
          counting.addEventListener('success', () => resolve(counting.result));
        });
      }),
  );

const dialog = () => page.getByRole('dialog');
const submit = () => dialog().getByRole('button', { name: 'Request a call' });

async function fillCallRequest(name: string, phone: string): Promise<void> {
  await page.goto(`${proxy.origin}/en/contacts`);
  await hydrated(page);
  await page.getByRole('complementary').getByRole('button', { name: 'Request a call' }).click();
  await dialog().getByLabel('Your name').fill(name);
  await dialog().getByLabel('Phone').pressSequentially(phone);
  await dialog().getByRole('checkbox').check();
}

/** A copy of this page is kept, so that it opens without a network. */
async function pageIsKept(): Promise<void> {
  const isKept = async (address: string): Promise<boolean> => (await caches.match(address)) !== undefined;
  while (!(await page.evaluate(isKept, '/en/contacts'))) await page.evaluate(() => new Promise(requestAnimationFrame));
}

/** As far as the button that books. */
async function fillVisit(tab: Page, name: string, phone: string): Promise<void> {
  await tab.goto(`${proxy.origin}/en/appointment/select_date?center=central`);
  await hydrated(tab);
  await tab.getByRole('group', { name: 'The nearest free days' }).getByRole('button').nth(1).click();
  await tab.getByRole('button', { name: 'Continue' }).click();
  await tab.getByRole('list', { name: 'Free hours' }).getByRole('button', { disabled: false }).first().click();
  await tab.getByLabel('Your name').fill(name);
  await tab.getByLabel('Phone').pressSequentially(phone);
  await tab.getByRole('main').getByRole('checkbox').check();
}

it('offline at submit, reload, online: one lead, and no field is typed again', async () => {
  const [name, guest] = ['Offline Visitor', 'Offline Guest'];
  const tab = await context.newPage();
  await fillVisit(tab, guest, '0671110005');
  await page.bringToFront();
  await fillCallRequest(name, '0671110001');
  await pageIsKept();
  await disconnect();
  await submit().click();
  await dialog().getByText('Your request is safe').waitFor();
  await isRight();
  expect(await waiting()).toBe(1);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(/Visitor|1110001/);
  await tab.getByRole('button', { name: 'Book the visit' }).click();
  await tab.getByRole('heading', { name: 'Your visit is waiting for the network' }).waitFor();
  await isRight(tab);
  expect(await tab.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(/Guest|1110005/);
  await tab.close();

  await page.reload();
  const notice = page.getByText('2 requests are waiting for the network. They will be sent by themselves.');
  await notice.waitFor();
  await isRight();
  expect([await leadsOf(name), await leadsOf(guest)]).toEqual([0, 0]);

  await reconnect();
  await page.getByText(/^Your request is sent\. Its number: \S+/).waitFor();
  await page.getByText(/^Your visit is booked for .*, \d?\d:\d\d\. Its number: \S+/).waitFor();
  await page.getByRole('link', { name: 'Open the visit' }).waitFor();
  await isRight();
  expect([await leadsOf(name), await leadsOf(guest)]).toEqual([1, 1]);
  await page.getByRole('button', { name: 'Hide the notice' }).click();
  await page.reload();
  await hydrated(page);
  expect([await leadsOf(name), await leadsOf(guest)]).toEqual([1, 1]);
  expect(await waiting()).toBe(0);
}, 180_000);

it('a reply that is lost after the commit: the lead is sent again under its key, and is one', async () => {
  const name = 'Lost Reply';
  let asked = 0;
  await context.route('**/api/application*', async (route) => {
    asked += 1;
    if (asked > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await fillCallRequest(name, '0671110002');
  await submit().click();
  await dialog().getByText(/successfully requested/).waitFor();
  expect(asked).toBeGreaterThan(1);
  expect(await leadsOf(name)).toBe(1);
  expect(await page.evaluate(() => (window.dataLayer ?? []).filter((entry) => (entry as { event?: string }).event === 'request_call').length)).toBe(1);
}, 180_000);

it('a reload in the middle of the first attempt makes one lead', async () => {
  const name = 'Hasty Reloader';
  const { promise: stored, resolve } = Promise.withResolvers<void>();
  await context.route('**/api/application*', async (route) => {
    await route.fetch();
    // Its answer never comes.
    resolve();
  }, { times: 1 });
  await fillCallRequest(name, '0671110003');
  await submit().click();
  await stored;
  await page.reload();
  await page.getByText(/^Your request is sent\./).waitFor();
  expect(await leadsOf(name)).toBe(1);
}, 180_000);

it('two taps are one lead, and the visitor reads its number and when to expect the call', async () => {
  const name = 'Double Tapper';
  await fillCallRequest(name, '0671110004');
  await submit().dblclick();
  await dialog().getByText(/successfully requested/).waitFor();
  await dialog().getByText('The number of your request:').waitFor();
  await dialog().getByText(/^Expect the call/).waitFor();
  await isRight();
  expect(await leadsOf(name)).toBe(1);
}, 180_000);
