import type { Locator } from 'playwright-core';
import { chunkFile } from '../support/chunkFile.ts';
import { hasFocus } from '../support/keyboard.ts';
import { shown } from '../support/shown.ts';
import { untilFilled } from '../support/until.ts';
import { hydrated, savesData } from '../support/visit.ts';
import { context, newVisitors, page, site } from '../support/visitor.ts';
import brand from '../../i18n/en/brand.json';
import projects from '../../i18n/en/projects.json';

newVisitors({ hasTouch: true, isMobile: true });

const open = async (path: string): Promise<void> => {
  await page.goto(site.origin + path);
  await hydrated(page);
};

const title = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
/** The title of a page that is in the document, shown or not. */
const rendered = (name: string | RegExp) => page.getByRole('heading', { level: 1, name, includeHidden: true });

const inTheMiddle = (link: Locator): Promise<void> =>
  link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

const name = 'Lypovyi Dvir';
/** In the list of developments. */
const tileLink = () => page.getByRole('article').getByRole('link', { name }).first();

/** The list of developments with the page of that one rendered ahead. */
const openWithAhead = async (): Promise<void> => {
  await open('/en/projects');
  await inTheMiddle(tileLink());
  await rendered(name).waitFor({ state: 'attached' });
};

/** As a finger on a link, before it is lifted. */
const touch = (link: Locator): Promise<void> => link.dispatchEvent('pointerdown', { pointerType: 'touch' });

it('the page of a link in view is in the document, where nobody can see, hear or reach it', async () => {
  await openWithAhead();
  expect(await title(name).count()).toBe(0);
  expect(await page.title()).toContain(projects.searchTitle.replace('$t(brand:inCity)', brand.inCity));
  expect(await page.locator('body').ariaSnapshot()).not.toContain(`heading "${name}" [level=1]`);
  // Through the whole page, and once around.
  const reached = await page.evaluateHandle(() => new Set<Element | null>());
  const isNew = (): Promise<boolean> =>
    page.evaluate((elements) => elements.size < elements.add(document.activeElement).size, reached);
  while (await isNew()) {
    expect(await page.evaluate(() => document.activeElement?.checkVisibility())).toBe(true);
    await page.keyboard.press('Tab');
  }
  expect(await reached.evaluate(({ size }) => size)).toBeGreaterThan(30);
});

describe.each(['ahead', 'only when it is opened'])('a page that is rendered %s', (when) => {
  const isAhead = when === 'ahead';
  beforeEach(() => (isAhead ? undefined : context.addInitScript(savesData)));

  it('is opened by a tap: at its top, with the focus, and Back leads to the place that was left', async () => {
    if (isAhead) await openWithAhead();
    else await open('/en/projects');
    const link = tileLink();
    await inTheMiddle(link);
    // Late fonts may move the page before the tap.
    await page.evaluate(() => {
      const note = (): void => void (document.documentElement.dataset['top'] = String(Math.round(scrollY)));
      window.addEventListener('pointerdown', note, { capture: true, once: true });
    });
    const requested: string[] = [];
    await page.route(/\/api\/projects\/[^/]+$/, (route) => {
      requested.push(new URL(route.request().url()).pathname);
      return route.continue();
    });
    expect(await rendered(name).count()).toBe(isAhead ? 1 : 0);
    await link.tap();
    const top = Number(await page.evaluate(() => document.documentElement.dataset['top']));
    expect(top).toBeGreaterThan(300);
    await title(name).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(page.url()).toBe(`${site.origin}/en/projects/lypovyi-dvir/about`);
    await page.waitForFunction((expected) => document.title.includes(expected), name);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.waitForFunction(() => document.activeElement?.id === 'main');
    expect(requested.filter((path) => path.endsWith('/lypovyi-dvir'))).toHaveLength(isAhead ? 0 : 1);

    await page.goBack();
    await title('Developments').waitFor();
    await page.waitForFunction((expected) => Math.abs(scrollY - expected) <= 1, top);
    expect(await hasFocus(link)).toBe(true);
    expect(await title(name).count()).toBe(0);
  });

  it('has what was typed into the same form of the page that was left', async () => {
    await open('/en/offers/parkomistse-za-pivtsiny');
    const field = page.getByLabel('Your name').filter({ visible: true });
    await field.scrollIntoViewIfNeeded();
    await field.fill('Olha');
    const next = /^High floors/;
    const link = page.getByRole('main').getByRole('link', { name: next });
    await inTheMiddle(link);
    if (isAhead) await rendered(next).waitFor({ state: 'attached' });
    await link.tap();
    await title(next).waitFor();
    await field.scrollIntoViewIfNeeded();
    await untilFilled(field, 'Olha');
    expect(await field.count()).toBe(1);
  });
});

it('a tab stands in its place at once beside the one that was left', async () => {
  await open('/en/projects/lypa/progress');
  // The tab that is left stays in the document until the browser is idle.
  await page.evaluate(() => void (window.requestIdleCallback = () => 0));
  const tab = page.getByRole('main').getByRole('link', { name: 'Documents', exact: true });
  await tab.click();
  const section = page.getByRole('heading', { level: 2, name: 'Documents' });
  await section.waitFor();
  const beside = await section.boundingBox();
  await open('/en/projects/lypa/docs');
  await section.waitFor();
  expect(beside?.y).toBe((await section.boundingBox())?.y);
});

it('a fragment leads to its place on the page that is shown, while the one that was left has the same one', async () => {
  await open('/en/projects/lypa/plan/flat/a-1-3-9');
  const instalments = page.getByRole('link', { name: /a month by instalments$/ });
  await inTheMiddle(instalments);
  await rendered(/Instalments/).waitFor({ state: 'attached' });
  // The page that is left stays in the document until the browser is idle.
  await page.evaluate(() => void (window.requestIdleCallback = () => 0));
  await instalments.tap();
  await title(/Instalments/).waitFor();
  await page.getByRole('button', { name: 'Mortgage' }).tap();
  // The address follows after a moment, without a fragment.
  await page.waitForURL(/way=mortgage/);
  const link = page.getByRole('link', { name: 'State mortgage: could you get it?' });
  await link.waitFor();
  expect(await page.locator('#eligibility').count()).toBe(2);
  // As a screen reader does: a touch would take the page that was left out of the document.
  await link.dispatchEvent('click');
  await page.waitForFunction(
    (element) => {
      const top = element?.getBoundingClientRect().top ?? -1;
      return window.location.hash === '#eligibility' && top >= 0 && top < window.innerHeight / 2;
    },
    await page.locator(shown('#eligibility')).elementHandle(),
  );
});

it('nothing is rendered ahead for a visitor who saves data', async () => {
  await context.addInitScript(savesData);
  await open('/en/projects');
  // They listen to touches.
  await page.waitForFunction(
    (file) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(file)),
    chunkFile('deferred-tasks'),
  );
  await page.waitForLoadState('networkidle');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await touch(tileLink());
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
  expect(await page.getByRole('heading', { level: 1, includeHidden: true }).count()).toBe(1);
  expect(requested.filter((url) => /api\/projects/.test(url))).toEqual([]);
});

it('the booking is not rendered ahead', async () => {
  await openWithAhead();
  const booking = page.getByRole('complementary').getByRole('link', { name: 'Book a visit' });
  await touch(booking);
  // Touched later, and rendered ahead.
  const about = page.getByRole('contentinfo').getByRole('link', { name: 'About us' });
  // The data of the booking may come later, and takes its turn then.
  while ((await rendered('About us').count()) === 0) await touch(about);
  expect(await rendered('Book a visit').count()).toBe(0);
  await booking.tap();
  await title('Book a visit').waitFor();
});
