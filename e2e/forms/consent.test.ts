import type { BrowserContext, Page } from 'playwright-core';
import { expectAccessible } from '../support/crawl/accessibility.ts';
import { hasFocus } from '../support/keyboard.ts';
import { visit } from '../support/visit.ts';
import { site, sharedBrowser, ownSite } from '../support/visitor.ts';

ownSite({ SITE_GTM_CONTAINER: 'GTM-TEST1' });
const browser = sharedBrowser();
let context: BrowserContext;
/** Addresses at which the container of the tag manager was requested. */
let fetched: string[];

beforeEach(async () => {
  fetched = [];
  context = await browser.newContext({ viewport: { width: 320, height: 700 }, reducedMotion: 'reduce' });
  await context.route('https://www.googletagmanager.com/**', async (route) => {
    fetched.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: 'window.containerRan = true;' });
  });
});
afterEach(() => context.close());

const names = { ua: 'Ваш вибір щодо cookie.', en: 'Your choice of cookies.' } as const;
const panelOf = (page: Page, language: keyof typeof names = 'en') =>
  page.getByRole('region', { name: names[language] });

/** A hydrated, idle page with the banner. */
const arrive = async (path: string, language: keyof typeof names = 'en') => {
  const visited = await visit(context, site.origin + path);
  await panelOf(visited.page, language).waitFor();
  return { ...visited, panel: panelOf(visited.page, language) };
};
const containerRan = (page: Page) => page.waitForFunction(() => 'containerRan' in window);

/** The largest painted element, if it is in the banner. */
const largestInPanel = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as
            (PerformanceEntry & { readonly element: Element | null }) | undefined;
          resolve(last?.element?.closest('[aria-labelledby="consent-title"]') instanceof Element);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

it.each([
  ['/', 'ua', 'light'],
  ['/en', 'en', 'dark'],
  ['/projects', 'ua', 'dark'],
  ['/en/appointment/select_date', 'en', 'light'],
] as const)(
  '%s shows the banner without moving, covering or widening anything (%s, %s)',
  async (path, language, colorScheme) => {
    await context.close();
    context = await browser.newContext({ viewport: { width: 320, height: 700 }, reducedMotion: 'reduce', colorScheme });
    const { page, panel, errors } = await arrive(path, language);
    const box = await panel.boundingBox();
    const bar = await page.getByRole('complementary').last().boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(Math.ceil(bar?.y ?? 0));
    expect(box?.height).toBeLessThan(150);
    for (const button of await panel.getByRole('button').all()) {
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => [window.layoutShift, document.documentElement.scrollWidth])).toEqual([
      expect.closeTo(0, 2),
      320,
    ]);
    expect(await largestInPanel(page)).toBe(false);
    await expectAccessible(page);
    expect(errors).toEqual([]);
  },
);

it('the main button of the home page and the end of every page can be reached', async () => {
  const { page, panel } = await arrive('/', 'ua');
  const action = page.getByRole('main').getByRole('link', { name: 'Обрати комплекс' }).first();
  const top = (await panel.boundingBox())?.y ?? 0;
  const { y = 0, height = 0 } = (await action.boundingBox()) ?? {};
  expect(y + height).toBeLessThan(top);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const settings = await page.getByRole('button', { name: 'Налаштування cookie' }).boundingBox();
  expect((settings?.y ?? 0) + (settings?.height ?? 0)).toBeLessThanOrEqual((await panel.boundingBox())?.y ?? 0);
});

it('by keyboard: the banner is reached first, refused, and opened again in the footer', async () => {
  const { page, panel } = await arrive('/en/about');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  expect(await hasFocus(panel.getByRole('button', { name: 'Refuse' }))).toBe(true);
  await page.keyboard.press('Enter');
  await panel.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Cookie settings' }).focus();
  await page.keyboard.press('Enter');
  await panel.waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await panel.waitFor({ state: 'detached' });
  expect(await hasFocus(page.getByRole('button', { name: 'Cookie settings' }))).toBe(true);
  expect(fetched).toEqual([]);
});

it('the container loads with consent, within the policy of the page, once, and at once on the next visit', async () => {
  const { page, panel, errors } = await arrive('/en/about');
  expect(fetched).toEqual([]);
  await panel.getByRole('button', { name: 'Agree' }).click();
  await containerRan(page);
  await page.goto(`${site.origin}/en/contacts`);
  await containerRan(page);
  expect(await panelOf(page).count()).toBe(0);
  expect(fetched).toEqual(Array(2).fill('https://www.googletagmanager.com/gtm.js?id=GTM-TEST1'));
  expect(errors).toEqual([]);
});

it('a visitor who refuses does not see the banner again, and Google gets no request', async () => {
  const { page, panel } = await arrive('/en/about');
  await panel.getByRole('button', { name: 'Refuse' }).click();
  await page.goto(`${site.origin}/en/contacts`);
  await page.waitForFunction(() =>
    (window as { dataLayer?: unknown[] }).dataLayer?.some(
      (entry) => (entry as { event?: string }).event === 'page_view',
    ),
  );
  expect(await panelOf(page).count()).toBe(0);
  expect(fetched).toEqual([]);
});

it('is not printed', async () => {
  const { page, panel } = await arrive('/en/about');
  await page.emulateMedia({ media: 'print' });
  expect(await panel.isVisible()).toBe(false);
});

it('scrolls with the page at 400 % zoom', async () => {
  await context.close();
  context = await browser.newContext({ viewport: { width: 320, height: 256 } });
  const { page, panel } = await arrive('/en/about');
  await panel.waitFor();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  expect((await panel.boundingBox())?.y).toBeLessThan(-256);
  await page.getByRole('button', { name: 'Cookie settings' }).focus();
  await page.keyboard.press('Enter');
  await panel.getByRole('checkbox').first().waitFor();
  expect((await panel.boundingBox())?.y).toBeGreaterThanOrEqual(0);
});
