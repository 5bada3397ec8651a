import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from './support/browser.ts';
import { type RunningSite, startSite } from './support/site.ts';

const tabs = ['about', 'plan', 'bond', 'progress', '3d-model', 'aerial-flight', 'news', 'offers', 'docs'];
const screens = [
  '/',
  '/about',
  '/contacts',
  '/projects',
  ...tabs.map((tab) => `/projects/obriy-park/${tab}`),
  // Only planned: most of its tabs are empty.
  ...tabs.map((tab) => `/projects/pivnichne-svitlo/${tab}`),
  '/offers',
  '/offers/parkomistse-za-pivtsiny',
  '/news',
  '/news/obriy-park-karkas-b',
  '/appointment/select_date',
  '/instalment_calculator',
  '/favourites',
  '/404',
];
const prefixes = { uk: '', en: '/en' } as const;
const localized = (prefix: string, path: string): string => (path === '/' && prefix !== '' ? prefix : prefix + path);

let site: RunningSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(3901), launchBrowser()]);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await site.stop();
});

interface Visit {
  readonly page: Page;
  readonly complaints: readonly string[];
}

const visit = async (context: BrowserContext, path: string): Promise<Visit> => {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => complaints.push(`${request.url()} ${request.failure()?.errorText ?? ''}`));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(site.origin + path, { waitUntil: 'networkidle' });
  return { page, complaints };
};

/** How many pixels the page is wider than the screen. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe.each(Object.entries(prefixes))('in %s', (language, prefix) => {
  it.each(screens)(
    '%s is whole: one heading, its language, no complaint, no violation, no sideways scroll',
    async (path) => {
      const context = await browser.newContext({ viewport: { width: 320, height: 700 }, reducedMotion: 'reduce' });
      const { page, complaints } = await visit(context, localized(prefix, path));
      await page.getByRole('heading', { level: 1 }).waitFor();

      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      expect(await page.title()).toMatch(/\S/);
      expect(await overflow(page)).toBe(0);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    },
    30_000,
  );
});
