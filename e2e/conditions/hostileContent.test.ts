import { poisoned } from '../../__tests__/support/backend/hostileText.ts';
import { startStubBackend, type StubBackend } from '../support/stubBackend.ts';
import { visit } from '../support/visit.ts';
import { site, sharedBrowser, ownSite } from '../support/visitor.ts';

/** The templates with the most texts; jsdom renders all of them with such content. */
const screens = ['/', '/projects/obriy-park/about', '/projects/obriy-park/plan', '/news/obriy-park-karkas-b'];

/** Long words that do not fit into a line. */
const endless = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data), (key, value: unknown) =>
    ['title', 'name', 'summary'].includes(key) && typeof value === 'string' ? value + 'ї'.repeat(2000) : value,
  );

let backend: StubBackend;
beforeAll(async () => {
  backend = await startStubBackend((data) => endless(poisoned(data)));
});
afterAll(() => backend.close());
ownSite(() => ({ SITE_HOST: backend.origin }));
const browser = sharedBrowser();

it('breaks the long words of facts, and does not cut them', async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const { page } = await visit(context, `${site.origin}/projects/obriy-park/about`);
  const ends = await page
    .locator('main dd')
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().right));
  expect(ends.length).toBeGreaterThan(2);
  expect(Math.max(...ends)).toBeLessThanOrEqual(390);
  await context.close();
});

it.each(screens)('%s with hostile texts hydrates without errors and overflow, and runs none of them', async (path) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  const visited = await visit(context, site.origin + path);
  const { page } = visited;
  // The stub has no pictures.
  const errors = visited.errors.filter((text) => !/^(?:error: Failed to load resource|404 )/.test(text));
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  const { canary, isShownAsText, smuggled, beyond } = await page.evaluate(() => ({
    canary: '__canary' in window,
    isShownAsText: document.body.textContent.includes('</script><script>window.__canary=1</script>'),
    beyond: document.documentElement.scrollWidth - window.innerWidth,
    smuggled: document.querySelectorAll('iframe, img[src="x"], [onerror], [onload]').length,
  }));
  expect({ canary, isShownAsText, smuggled, beyond, errors }).toEqual({
    canary: false,
    isShownAsText: true,
    smuggled: 0,
    beyond: 0,
    errors: [],
  });
  await context.close();
});
