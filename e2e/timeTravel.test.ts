import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './support/browser.ts';
import { fakeExtension } from './support/fakeExtension.ts';
import { type RunningSite, startSite } from './support/site.ts';
import { errorsOf, hydrated } from './support/visit.ts';

let site: RunningSite;
let browser: Browser;
let page: Page;
let complaints: readonly string[];

beforeAll(async () => {
  const content = { CONTENT_DIR: path.join(import.meta.dirname, '../__tests__/support/content') };
  [site, browser] = await Promise.all([startSite(3935, content), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  complaints = errorsOf(page);
});
afterEach(() => page.close());

const title = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const steps = () => page.evaluate(() => window.reduxTools.length());
const jumpTo = (step: number) => page.evaluate((to) => window.reduxTools.jumpTo(to), step);

test('with Redux DevTools the page moves through what was seen, with its language, filters and the modal', async () => {
  await page.addInitScript({ content: await fakeExtension() });
  await page.goto(`${site.origin}/en/projects`);
  await hydrated(page);
  await page.waitForFunction(() => window.reduxTools.length() > 1);
  // A developer of the visited site needs its name; where events come from is told in development alone.
  expect(await page.evaluate(() => window.reduxTools.options)).toEqual({ name: 'Obriy', trace: false });
  const list = (await steps()) - 1;

  await page
    .getByRole('main')
    .getByRole('button', { name: /^Planned/ })
    .click();
  await page.waitForURL('**/en/projects?status=planned');
  const filtered = (await steps()) - 1;
  await page.getByRole('banner').getByRole('link', { name: 'News' }).click();
  await title('News');
  await page.getByRole('link', { name: 'UA, українською' }).first().click();
  await title('Новини');
  await page.getByRole('complementary').getByRole('button').click();
  await page.getByRole('dialog').waitFor();
  const modal = (await steps()) - 1;

  await jumpTo(list);
  await page.waitForURL('**/en/projects');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.locator('html[lang="en"]').waitFor();
  await jumpTo(filtered);
  await page.waitForURL('**/en/projects?status=planned');
  await page.getByText('1 development', { exact: true }).waitFor();
  await jumpTo(modal);
  await title('Новини');
  await page.getByRole('dialog').waitFor();

  // A store that stands in the past takes nothing.
  await jumpTo((await steps()) - 1);
  await page.evaluate(() =>
    window.reduxTools.dispatch({
      type: 'location/locationChanged',
      payload: { pathname: '/en/contacts', search: '', hash: '' },
    }),
  );
  await page.waitForURL('**/en/contacts');
  expect(complaints).toEqual([]);
});

test('nobody else downloads what follows the tools', async () => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${site.origin}/en/projects`);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('follow-location'))).toEqual([]);
  expect(asked.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(1);
});
