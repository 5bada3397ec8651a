import { createServer, type Server } from 'node:http';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchBrowser } from './support/browser.ts';
import { type RunningSite, startSite } from './support/site.ts';

const tilesPort = 3962;
const tiles = `http://127.0.0.1:${tilesPort}`;
let tilesFail: 'none' | 'some' | 'all' = 'none';
let tileServer: Server;
let site: RunningSite;
let tiled: RunningSite;
let browser: Browser;

beforeAll(async () => {
  tileServer = createServer(({ url = '' }, response) => {
    // A browser shows a picture whatever its status: a tile fails when it is none.
    if (tilesFail === 'all' || (tilesFail === 'some' && /[02468]\.svg$/.test(url))) {
      response.writeHead(503).end('busy');
      return;
    }
    response.setHeader('content-type', 'image/svg+xml');
    response.end('<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#9ab"/></svg>');
  }).listen(tilesPort, '127.0.0.1');
  [site, tiled, browser] = await Promise.all([
    startSite(3960),
    startSite(3961, { SITE_MAP_TILES: `${tiles}/{z}/{x}/{y}.svg`, SITE_MAP_ATTRIBUTION: '© Nobody' }),
    launchBrowser(),
  ]);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await Promise.all([site.stop(), tiled.stop()]);
  tileServer.close();
});

const map = (page: Page) => page.getByRole('application');
const focusedMarker = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['marker']);

async function open(path: string, { touch = false, origin = site.origin } = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: touch ? { width: 390, height: 844 } : { width: 1440, height: 1000 },
    hasTouch: touch,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(origin + path);
  await map(page).waitFor();
  await map(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.locator('[data-marker]').first().waitFor();
  return page;
}

it('a marker is reached and opened by the keyboard, and Escape leads back to it', async () => {
  const page = await open('/en/projects');
  await map(page).focus();
  await page.keyboard.press('Tab');
  const marker = await focusedMarker(page);
  expect(marker).toBeTruthy();
  await page.keyboard.press('Enter');
  const card = page.getByRole('group', { name: 'Chosen on the map' });
  await card.getByRole('link').waitFor();
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  expect(await focusedMarker(page)).toBe(marker);
  await page.context().close();
});

it('complexes that are too close are one button, which comes nearer and keeps the focus', async () => {
  const page = await open('/en/projects');
  const clusters = page.getByRole('button', { name: /places here: zoom in/ });
  for (let zoom = 0; zoom < 4 && (await clusters.count()) === 0; zoom += 1) await page.getByRole('button', { name: 'Zoom out' }).click();
  await clusters.first().focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.hasAttribute('data-marker'));
  expect(await focusedMarker(page)).toBeTruthy();
  await page.context().close();
});

it('what the map was moved to can be searched, by a link too, and left again', async () => {
  const page = await open('/en/projects');
  const all = await page.getByText(/^\d+ complexes$/).textContent();
  await map(page).focus();
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowUp');
  await page.getByRole('button', { name: 'Search in this area' }).click();
  await page.waitForURL(/bounds=/);
  const found = await page.getByText(/^\d+ complex(es)?$/).textContent();
  expect(found).not.toBe(all);
  await page.reload();
  await page.getByText(String(found), { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Search everywhere' }).click();
  await page.getByText(String(all), { exact: true }).waitFor();
  await page.context().close();
});

describe('under fingers', () => {
  /** Where the first marker is within the map, and how far the page is scrolled. */
  const places = (page: Page) =>
    page.evaluate(() => {
      const inMap = (selector: string): number => document.querySelector(selector)?.getBoundingClientRect().y ?? 0;
      return { marker: Math.round(inMap('[data-marker]') - inMap('[role=application]')), page: Math.round(scrollY) };
    });
  const drag = async (page: Page, cdp: CDPSession, fingers: number): Promise<void> => {
    const { x, y, height } = (await map(page).boundingBox()) ?? { x: 0, y: 0, height: 0 };
    const from = y + height * 0.62;
    const points = (moved: number) => Array.from({ length: fingers }, (_, id) => ({ x: x + 60 + id * 110, y: from - moved, id }));
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) });
    for (let moved = 10; moved <= 90; moved += 10) await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(moved) });
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };

  it('one finger scrolls the page, two move the map, and after a tap one does', async () => {
    const page = await open('/en/projects?view=map', { touch: true });
    const cdp = await page.context().newCDPSession(page);
    const start = await places(page);
    await drag(page, cdp, 2);
    await page.waitForFunction((before) => document.querySelector('[data-marker]')?.getBoundingClientRect().y !== before, start.marker);
    const moved = await places(page);
    expect(moved.page).toBe(start.page);
    expect(moved.marker).toBeLessThan(start.marker);

    await drag(page, cdp, 1);
    await page.waitForFunction((before) => Math.round(scrollY) !== before, moved.page);
    expect((await places(page)).marker).toBe(moved.marker);

    const { x, y, height } = (await map(page).boundingBox()) ?? { x: 0, y: 0, height: 0 };
    await page.touchscreen.tap(x + 60, y + height * 0.62);
    const done = page.getByRole('button', { name: 'Done, scroll the page' });
    await done.waitFor();
    const active = await places(page);
    await drag(page, cdp, 1);
    const after = await places(page);
    expect(after.page).toBe(active.page);
    expect(after.marker).not.toBe(active.marker);
    await done.tap();
    await done.waitFor({ state: 'detached' });
    await page.context().close();
  });
});

describe('with tiles of the company', () => {
  it('names whose they are', async () => {
    const page = await open('/en/contacts', { origin: tiled.origin });
    await page.getByText('© Nobody').waitFor();
    expect(await page.getByText('this is a schematic city').count()).toBe(0);
    await page.context().close();
  });

  it('names them where only some of their tiles came', async () => {
    tilesFail = 'some';
    const page = await open('/en/contacts', { origin: tiled.origin });
    await page.getByText('© Nobody').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByText('© Nobody').count()).toBe(1);
    await page.context().close();
  });

  it('shows the schematic city where they fail, and says so', async () => {
    tilesFail = 'all';
    const page = await open('/en/contacts', { origin: tiled.origin });
    await page.getByText('The map did not load, this is a schematic city').waitFor();
    expect(await page.getByText('© Nobody').count()).toBe(0);
    await page.context().close();
  });
});
