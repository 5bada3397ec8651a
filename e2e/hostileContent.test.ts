import type { Browser } from 'playwright-core';
import { poisoned } from '../__tests__/support/hostileText.ts';
import { launchBrowser } from './support/browser.ts';
import { type RunningSite, startSite } from './support/site.ts';
import { startStubBackend, type StubBackend } from './support/stubBackend.ts';
import { visit } from './support/visit.ts';

const tabs = ['about', 'plan', 'bond', 'progress', '3d-model', 'aerial-flight', 'news', 'offers', 'docs'];
const screens = [
  '/',
  '/about',
  '/contacts',
  '/projects',
  ...tabs.map((tab) => `/projects/obriy-park/${tab}`),
  '/offers',
  '/offers/parkomistse-za-pivtsiny',
  '/news',
  '/news/obriy-park-karkas-b',
  '/appointment/select_date',
  '/instalment_calculator',
];

let backend: StubBackend;
let site: RunningSite;
let browser: Browser;

beforeAll(async () => {
  backend = await startStubBackend((answer) => poisoned(answer));
  [site, browser] = await Promise.all([startSite(3905, { SITE_HOST: backend.origin }), launchBrowser()]);
}, 180_000);
afterAll(async () => {
  await browser.close();
  await site.stop();
  await backend.close();
});

it.each(screens)('%s with hostile texts comes alive in silence, and nothing of them runs', async (path) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  const visited = await visit(context, site.origin + path);
  const { page } = visited;
  // The stub has answers and no pictures.
  const complaints = visited.complaints.filter((text) => !/^(?:error: Failed to load resource|404 )/.test(text));
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  const { canary, said, smuggled } = await page.evaluate(() => ({
    canary: '__canary' in window,
    said: document.body.textContent.includes('</script><script>window.__canary=1</script>'),
    smuggled: document.querySelectorAll('iframe, img[src="x"], [onerror], [onload]').length,
  }));
  expect({ canary, said, smuggled, complaints }).toEqual({ canary: false, said: true, smuggled: 0, complaints: [] });
  await context.close();
});
