import { startStubBackend, type StubBackend } from '../support/stubBackend.ts';
import { site, sharedBrowser, ownSite } from '../support/visitor.ts';

let backend: StubBackend;
beforeAll(async () => {
  backend = await startStubBackend();
});
afterAll(() => backend.close());
ownSite(() => ({ SITE_HOST: backend.origin }));
const browser = sharedBrowser();

it.each([
  ['/en/about', 'About us'],
  ['/en/projects/obriy-park/about', 'Obriy Park'],
  ['/en/news/obriy-park-karkas-b', /\S/],
])('%s without its backend says so, and loads without a reload when the backend is back', async (path, heading) => {
  backend.down = true;
  const context = await browser.newContext();
  const page = await context.newPage();
  const response = await page.goto(site.origin + path);
  expect({
    status: response?.status(),
    retry: response?.headers()['retry-after'],
    cacheControl: response?.headers()['cache-control'],
  }).toEqual({
    status: 503,
    retry: expect.stringMatching(/^\d+$/),
    cacheControl: 'no-store',
  });
  await page.getByRole('button', { name: 'Try again' }).first().waitFor();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  backend.down = false;
  await page.getByRole('button', { name: 'Try again' }).first().waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  expect(await page.title()).not.toContain('did not load');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await context.close();
});
