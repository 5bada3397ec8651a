import { chunkFile } from '../support/chunkFile.ts';
import { hydrated } from '../support/visit.ts';
import { newVisitors, page, site } from '../support/visitor.ts';

newVisitors({ hasTouch: true, isMobile: true });

const visit = (path: string) => page.goto(site.origin + path);
const tiles = () => page.getByRole('main').getByRole('article');

/** Waits until the page is scrolled to a distance from its top, give or take a pixel. */
const standsAt = (top: number) => page.waitForFunction((expected) => Math.abs(window.scrollY - expected) <= 1, top);

it.each(['/en/offers', '/en/news', '/en/flats'])('%s has the same length in Ukrainian', async (path) => {
  await visit(path);
  const items = page.locator(path === '/en/flats' ? 'main li:has(h2)' : 'main article').filter({ visible: true });
  const more = page.getByRole('button', { name: 'Show more' });
  await more.waitFor();
  const atFirst = await items.count();
  expect(atFirst).toBeGreaterThan(1);
  await more.press('Enter');
  await items.nth(atFirst).waitFor();
  const grown = await items.count();
  await page
    .getByRole('link', { name: /українською/ })
    .filter({ visible: true })
    .last()
    .click();
  await page.waitForURL(site.origin + path.replace('/en', ''));
  // The address changes before the page does.
  await page.locator('html[lang=uk]').waitFor();
  await items.nth(grown - 1).waitFor();
  expect(await items.count()).toBe(grown);
});

it('an infinite list has the same length and scroll position on Back, and after a reload', async () => {
  // A first page may keep its fallback fonts, in which the list is longer, until the next page: here it keeps them.
  await page.route(/\/fonts\.\w+\.css$/, (route) => route.abort());
  await visit('/en/offers');
  const more = page.getByRole('button', { name: 'Show more' });
  await more.waitFor();
  const atFirst = await tiles().count();
  await more.dblclick();
  await tiles().nth(atFirst).waitFor();
  const grown = await tiles().count();
  const last = tiles().last().getByRole('link').first();
  // Playwright scrolls again when the bar at the bottom covers the link, so the position is read on the click.
  const pressed = page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        addEventListener('click', () => resolve(Math.round(scrollY)), { capture: true }),
      ),
  );
  await last.click();
  const top = await pressed;
  expect(top).toBeGreaterThan(1000);
  await page.waitForURL(/\/en\/offers\/.+/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goBack();
  await standsAt(top);
  expect(await tiles().count()).toBe(grown);

  await page.reload();
  await tiles()
    .nth(grown - 1)
    .waitFor();
  await standsAt(top);
});

it('a press beside the open menu closes it, and reaches no link of the page', async () => {
  // Tall enough for a tile under the menu.
  await page.setViewportSize({ width: 390, height: 1400 });
  await visit('/en/news');
  await hydrated(page);
  await tiles().last().scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Open the menu' }).tap();
  const menu = page.getByRole('banner').getByRole('navigation');
  await menu.waitFor();
  const reachesPage = page.evaluate(
    () =>
      new Promise<boolean>((resolve) =>
        addEventListener(
          'click',
          ({ target }) => resolve(target instanceof Element && target.closest('main') !== null),
          {
            capture: true,
          },
        ),
      ),
  );
  const { x = 0, y = 0 } = (await tiles().last().getByRole('link').first().boundingBox()) ?? {};
  await page.touchscreen.tap(x + 5, y + 5);
  expect(await reachesPage).toBe(false);
  await menu.waitFor({ state: 'hidden' });
});

it('a call request survives a refusal, another language and a double tap, and is stored once', async () => {
  const durations: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/application')) durations.push(response.status());
  });
  await visit('/en/about');
  const callButton = page.getByRole('complementary').getByRole('button');
  await callButton.dblclick();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your name').fill('Olha Melnyk');
  await dialog.getByLabel('Phone').pressSequentially('0671234502');
  await dialog.getByRole('checkbox').check();

  await page.route('**/api/application**', (route) =>
    route.fulfill({ status: 422, json: { error: { code: 'invalid', message: 'Refused' } } }),
  );
  await dialog.getByRole('button', { name: 'Request a call' }).click();
  await dialog.getByRole('alert').waitFor();
  await page.unroute('**/api/application**');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });

  await page.getByRole('link', { name: 'UA, українською' }).first().click();
  await page.waitForURL(`${site.origin}/about`);
  await callButton.click();
  expect(await dialog.getByLabel('Ваше імʼя').inputValue()).toBe('Olha Melnyk');
  await dialog.getByRole('button', { name: 'Замовити дзвінок' }).dblclick();
  await dialog.getByText('Дзвінок успішно замовлено.').waitFor();
  expect(durations).toEqual([422, 200]);
});

it('the language switch keeps page, query, hash and scroll position', async () => {
  await visit('/contacts?from=letter#n69');
  await page.getByRole('heading', { level: 1 }).waitFor();
  // The server never gets a hash: the link has it after hydration.
  await page.locator('footer a[href$="#n69"][hreflang="en"]').click();
  await page.waitForURL(`${site.origin}/en/contacts?from=letter#n69`);
  await page.locator('html[lang="en"]').waitFor();
  const footer = page.getByRole('contentinfo').getByRole('link', { name: 'UA, українською' });
  await footer.waitFor();
  expect(await footer.evaluate((link) => link.getBoundingClientRect().top < window.innerHeight)).toBe(true);
});

it.each([
  ['chunk', 'js'],
  ['stylesheet', 'css'],
] as const)(
  'a %s that is lost once is requested again; if it stays lost, the page offers a reload',
  async (_, kind) => {
    const file = `${site.origin}${chunkFile('page-about', kind)}`;
    let losses = 1;
    await page.route(file, (route) => (losses-- > 0 ? route.abort() : route.continue()));
    const follow = async () => {
      await visit('/en/contacts');
      // Before that the browser follows the link natively, without a chunk.
      await hydrated(page);
      await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
    };
    await follow();
    await page.getByRole('heading', { level: 1, name: 'About us' }).waitFor();

    losses = Number.POSITIVE_INFINITY;
    await follow();
    const reload = page.getByRole('button', { name: 'Reload the page' });
    await reload.waitFor();
    expect(page.url()).toBe(`${site.origin}/en/about`);
    losses = 0;
    await reload.click();
    await page.getByRole('heading', { level: 1, name: 'About us' }).waitFor();
  },
);

describe('from the home page on a phone', () => {
  const option = (group: string, name: RegExp) => () =>
    page.getByRole('group', { name: group }).getByRole('button', { name }).last();
  const rooms = (count: number) => () =>
    page.getByRole('main').getByRole('link', { name: new RegExp(`^${count} rooms?$`) });
  const moreFilters = () => page.getByRole('button', { name: /^(?:More filters|Filters: \d+)$/ });

  it.each([
    {
      family: 'that wants two rooms below a price, payable in two years, high up and facing the park',
      taps: [
        rooms(2),
        option('Price up to', /[1-9]\d* flats?$/),
        option('Instalments over at least', /^24 months/),
        option('Height', /^High up/),
        option('View from the windows', /^Park/),
      ],
    },
    {
      family: 'of a veteran that buys by a state programme',
      taps: [rooms(2), moreFilters, option('Mortgage programme (the bank decides)', /[1-9]\d* flats?$/)],
    },
    {
      family: 'with children that needs a shelter',
      taps: [rooms(3), moreFilters, option('Safety and energy', /^Shelter/)],
    },
    { family: 'that compares the cost of a flat up to the keys', taps: [rooms(1)] },
  ])('a family $family reaches the flats in at most six taps, and the full price in three more', async ({ taps }) => {
    await visit('/en');
    await hydrated(page);
    expect(taps.length).toBeLessThanOrEqual(6);
    for (const target of taps) {
      const address = page.url();
      await target().tap();
      if (target !== moreFilters) await page.waitForURL((url) => url.href !== address);
    }
    const found = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    await found.first().waitFor();
    // The price of the flat, then the table of all costs.
    await found.first().getByRole('link').first().tap();
    await page.getByRole('link', { name: /^Total cost of buying: / }).tap();
    const cost = page.getByRole('region', { name: 'The full cost of buying' }).getByText('Total cost of buying');
    await cost.waitFor();
    expect(await cost.count()).toBe(1);
  });

  it('the number of matching flats leads to the first of them', async () => {
    await visit('/en/flats');
    await hydrated(page);
    await moreFilters().tap();
    await option('Monthly payment up to', /[1-9]\d* flats?$/)().tap();
    await page.getByRole('button', { name: /^Show \d+ flats?$/ }).tap();
    await page.getByRole('button', { name: /^Show \d+ flats?$/ }).waitFor({ state: 'hidden' });
    const top = await page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
      .first()
      .evaluate((item) => item.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(page.viewportSize()?.height ?? 0);
  });
});
