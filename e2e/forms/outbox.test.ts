import type { Page } from 'playwright-core';
import { readLeads } from '../../server/backend/createLeads.ts';
import { expectAccessible, axeTimeout } from '../support/crawl/accessibility.ts';
import { disconnect, type Proxy, reconnect, startProxy } from '../support/proxy.ts';
import { untilCopied } from '../support/until.ts';
import { hydrated } from '../support/visit.ts';
import { context, newVisitors, page, site, ownSite } from '../support/visitor.ts';

newVisitors();
ownSite({ SITE_SERVICE_WORKER: 'on' });
let proxy: Proxy;
beforeAll(async () => {
  proxy = await startProxy(site.origin);
});
afterAll(() => proxy.stop());

/** How many leads of a name, unique to one test, the sales department has. */
const leadsOf = async (name: string): Promise<number> =>
  (await readLeads({ dataDir: site.dataDir }, {})).filter((lead) => lead.name === name).length;

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

/** Goes to the booking button. */
async function fillVisit(tab: Page, name: string, phone: string): Promise<void> {
  await tab.goto(`${proxy.origin}/en/appointment/select_date?center=central`);
  await hydrated(tab);
  await tab.getByRole('group', { name: 'The nearest free days' }).getByRole('button').nth(1).click();
  await tab.getByRole('button', { name: 'Continue' }).click();
  await tab.getByRole('list', { name: 'Free times' }).getByRole('button', { disabled: false }).first().click();
  await tab.getByLabel('Your name').filter({ visible: true }).fill(name);
  await tab.getByLabel('Phone').filter({ visible: true }).pressSequentially(phone);
  await tab.getByRole('main').getByRole('checkbox').check();
}

it(
  'offline at submit, reload, online: one lead, and no field is typed again',
  async () => {
    const [name, guest] = ['Offline Visitor', 'Offline Guest'];
    const tab = await context.newPage();
    await fillVisit(tab, guest, '0671110005');
    await page.bringToFront();
    await fillCallRequest(name, '0671110001');
    await untilCopied(page, ['/en/contacts']);
    await disconnect(context, proxy);
    await submit().click();
    await dialog().getByText('Your request is safe').waitFor();
    await expectAccessible();
    expect(await waiting()).toBe(1);
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(/Visitor|1110001/);
    await tab.getByRole('button', { name: 'Book the visit' }).click();
    await tab.getByRole('heading', { name: 'Your visit is waiting for the network' }).waitFor();
    await expectAccessible(tab);
    expect(await tab.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(/Guest|1110005/);
    await tab.close();

    await page.reload();
    const notice = page.getByText('2 requests have not been delivered yet. They will be sent automatically.');
    await notice.waitFor();
    await expectAccessible();
    expect([await leadsOf(name), await leadsOf(guest)]).toEqual([0, 0]);

    await reconnect(context, proxy, site.origin);
    await page.getByText(/^Your request is sent\. Its number: \S+/).waitFor();
    await page.getByText(/^Your visit is booked for .*, \d?\d:\d\d\. Its number: \S+/).waitFor();
    await page.getByRole('link', { name: 'Open the visit' }).waitFor();
    await expectAccessible();
    // A number does not wrap at its hyphens, however narrow the notice.
    const numbers = page.getByText(/^O-\d{4}-\d{4,9}$/);
    expect(await numbers.count()).toBe(2);
    for (const width of [390, 360, 340, 320]) {
      await page.setViewportSize({ width, height: 844 });
      for (const number of await numbers.all()) {
        expect(await number.evaluate((element) => element.getClientRects().length)).toBe(1);
      }
    }
    expect([await leadsOf(name), await leadsOf(guest)]).toEqual([1, 1]);
    await page.getByRole('button', { name: 'Hide the notice' }).click();
    await page.reload();
    await hydrated(page);
    expect([await leadsOf(name), await leadsOf(guest)]).toEqual([1, 1]);
    expect(await waiting()).toBe(0);
  },
  axeTimeout,
);

it(
  'a reply that is lost after the commit: the lead is resent under its key, and is stored once',
  async () => {
    const name = 'Lost Reply';
    let requestCount = 0;
    await context.route('**/api/application*', async (route) => {
      requestCount += 1;
      if (requestCount > 1) return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await fillCallRequest(name, '0671110002');
    await submit().click();
    await dialog()
      .getByText(/successfully requested/)
      .waitFor();
    expect(requestCount).toBeGreaterThan(1);
    expect(await leadsOf(name)).toBe(1);
    expect(
      await page.evaluate(
        () => (window.dataLayer ?? []).filter((entry) => (entry as { event?: string }).event === 'request_call').length,
      ),
    ).toBe(1);
  },
  axeTimeout,
);

it(
  'a reload during the first attempt makes one lead',
  async () => {
    const name = 'Hasty Reloader';
    const { promise: stored, resolve } = Promise.withResolvers<void>();
    await context.route(
      '**/api/application*',
      async (route) => {
        await route.fetch();
        // The response never comes.
        resolve();
      },
      { times: 1 },
    );
    await fillCallRequest(name, '0671110003');
    await submit().click();
    await stored;
    await page.reload();
    await page.getByText(/^Your request is sent\./).waitFor();
    expect(await leadsOf(name)).toBe(1);
  },
  axeTimeout,
);

it(
  'two taps are one lead, and the visitor sees its number and when to expect the call',
  async () => {
    const name = 'Double Tapper';
    await fillCallRequest(name, '0671110004');
    await submit().dblclick();
    await dialog()
      .getByText(/successfully requested/)
      .waitFor();
    await dialog().getByText('The number of your request:').waitFor();
    await dialog()
      .getByText(/^Expect the call/)
      .waitFor();
    await expectAccessible();
    expect(await leadsOf(name)).toBe(1);
  },
  axeTimeout,
);
