import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CDPSession, Page } from 'playwright-core';
import { type RunningSite, startTestSite } from '../support/site.ts';
import { site, sharedBrowser } from '../support/visitor.ts';

let tilesFail: 'none' | 'some' | 'all' = 'none';
let tileServer: Server;
let tiled: RunningSite;
const browser = sharedBrowser();

beforeAll(async () => {
  tileServer = createServer(({ url = '' }, response) => {
    // A browser shows a picture with any status: a tile fails when its body is no picture.
    if (tilesFail === 'all' || (tilesFail === 'some' && /[02468]\.svg$/.test(url))) {
      response.writeHead(503).end('busy');
      return;
    }
    response.setHeader('content-type', 'image/svg+xml');
    response.end(
      '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#9ab"/></svg>',
    );
  }).listen(0, '127.0.0.1');
  await once(tileServer, 'listening');
  const { port } = tileServer.address() as AddressInfo;
  tiled = await startTestSite({
    SITE_MAP_TILES: `http://127.0.0.1:${port}/{z}/{x}/{y}.svg`,
    SITE_MAP_ATTRIBUTION: '© Nobody',
  });
});
afterAll(async () => {
  await tiled.stop();
  tileServer.close();
});

const map = (page: Page) => page.getByRole('application');
const focusedMarker = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['marker']);

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

it('a marker is reached and opened by keyboard, and Escape returns to it', async () => {
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

it('developments that are too close share one button, which zooms in and keeps the focus', async () => {
  const page = await open('/en/projects');
  const clusters = page.getByRole('button', { name: /places here: zoom in/ });
  for (let zoom = 0; zoom < 4 && (await clusters.count()) === 0; zoom += 1) {
    await page.getByRole('button', { name: 'Zoom out' }).click();
  }
  await clusters.first().focus();
  for (let press = 0; press < 4 && (await focusedMarker(page)) === undefined; press += 1) {
    const count = await page.evaluate(() => document.activeElement?.textContent);
    await page.keyboard.press('Enter');
    // A single marker, or smaller groups.
    await page.waitForFunction(
      (before) => document.activeElement?.closest('.ol-viewport li') && document.activeElement.textContent !== before,
      count,
    );
  }
  expect(await focusedMarker(page)).toBeTruthy();
  await page.context().close();
});

it('close developments separate under a mouse, and the keys continue with the map', async () => {
  const page = await open('/en/projects');
  const clusters = page.getByRole('button', { name: /places here: zoom in/ });
  for (let zoom = 0; zoom < 4 && (await clusters.count()) === 0; zoom += 1) {
    await page.getByRole('button', { name: 'Zoom out' }).click();
  }
  const before = await page.locator('[data-marker]').count();
  await clusters.first().click();
  await page.waitForFunction((count) => document.querySelectorAll('[data-marker]').length > count, before);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('application');
  await page.context().close();
});

/** Waits until the map has stopped moving. */
const rest = (page: Page) =>
  page.evaluate(async () => {
    let before = '';
    let now = ' ';
    while (before !== now) {
      before = now;
      for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
      now = JSON.stringify(
        [...document.querySelectorAll('.ol-viewport li')].map((item) => item.getBoundingClientRect()),
      );
    }
  });

it('nothing on the map covers a button, at any zoom', async () => {
  const page = await open('/en/projects');
  let looked = 0;
  for (const button of ['Zoom out', 'Zoom out', 'Zoom out', 'Zoom in', 'Zoom in', 'Zoom in', 'Zoom in', 'Zoom in']) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await rest(page);
    const { inView, covered } = await page.evaluate(() => {
      const { left, right, top, bottom } =
        document.querySelector('.ol-viewport')?.getBoundingClientRect() ?? new DOMRect();
      const seen = [...document.querySelectorAll('.ol-viewport li')].filter((item) => {
        const { x, y } = item.getBoundingClientRect();
        return x > left + 22 && x < right - 22 && y > Math.max(top, 0) && y < Math.min(bottom, innerHeight);
      });
      return {
        inView: seen.length,
        covered: seen.flatMap((item) =>
          [-18, 0, 18].flatMap((aside) => {
            const { x, y } = item.getBoundingClientRect();
            const above = document
              .elementsFromPoint(x + aside, y)
              .find((element) => element.closest('.ol-viewport li'));
            return item.contains(above ?? null) ? [] : [`${item.textContent} under ${above?.textContent}`];
          }),
        ),
      };
    });
    expect(covered).toEqual([]);
    looked += inView;
  }
  expect(looked).toBeGreaterThan(8);
  await page.context().close();
});

it('a focused marker out of view is brought into the map, and the map into view', async () => {
  const page = await open('/en/projects');
  for (let zoom = 0; zoom < 3; zoom += 1) await page.getByRole('button', { name: 'Zoom in' }).click();
  const count = await page.locator('[data-marker]').count();
  await map(page).focus();
  for (let marker = 0; marker < count; marker += 1) {
    await page.keyboard.press('Tab');
    await page.waitForFunction(() => {
      const { x, y } = document.activeElement?.querySelector('span')?.getBoundingClientRect() ?? new DOMRect();
      const { left, right, top, bottom } =
        document.querySelector('[role=application]')?.getBoundingClientRect() ?? new DOMRect();
      return (
        document.activeElement?.hasAttribute('data-marker') &&
        x > left &&
        x < right &&
        y > top &&
        y < bottom &&
        top >= 0 &&
        bottom <= innerHeight
      );
    });
  }
  expect(await focusedMarker(page)).toBeTruthy();
  await page.context().close();
});

it('the map can be dragged by a marker, which is not pressed by that', async () => {
  const page = await open('/en/projects');
  const marker = page.locator('[data-marker]').first();
  const { x, y } = (await marker.locator('span').first().boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 50, { steps: 4 });
  await page.mouse.move(x + 90, y + 70, { steps: 4 });
  await page.mouse.up();
  await page.waitForFunction(
    (before) => (document.querySelector('[data-marker] span')?.getBoundingClientRect().x ?? 0) > before + 40,
    x,
  );
  await page.getByRole('button', { name: 'Search in this area' }).waitFor();
  expect(await page.getByRole('group', { name: 'Chosen on the map' }).count()).toBe(0);
  await page.context().close();
});

it('a center chosen by a link is shown beside its card', async () => {
  const page = await open('/en/contacts?center=stryiska');
  await page.getByRole('group', { name: 'Chosen on the map' }).waitFor();
  await page.waitForFunction(() => {
    const { left, right, top, bottom } =
      document.querySelector('[role=application]')?.getBoundingClientRect() ?? new DOMRect();
    const card = document.querySelector('[aria-label="Chosen on the map"]')?.getBoundingClientRect() ?? new DOMRect();
    const dot =
      document.querySelector('[data-marker][aria-pressed=true] span')?.getBoundingClientRect() ?? new DOMRect();
    const within = dot.left >= left && dot.right <= right && dot.top >= top && dot.bottom <= bottom;
    return (
      within && (dot.bottom <= card.top || dot.top >= card.bottom || dot.right <= card.left || dot.left >= card.right)
    );
  });
  expect(await page.locator('[data-marker][aria-pressed=true]').getAttribute('data-marker')).toBe('stryiska');
  await page.context().close();
});

it('the visible area of the map can be searched, by a link too, and left again', async () => {
  const page = await open('/en/projects');
  const all = await page.getByText(/^\d+ developments$/).textContent();
  await map(page).focus();
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('ArrowUp');
    // A press during the last movement would cut it short.
    await rest(page);
  }
  await page.getByRole('button', { name: 'Search in this area' }).click();
  await page.waitForURL(/bounds=/);
  // The address changes before the list does.
  await page.getByText(String(all), { exact: true }).waitFor({ state: 'detached' });
  const found = await page.getByText(/^\d+ developments?$/).textContent();
  expect(found).not.toBe(all);
  await page.reload();
  await page.getByText(String(found), { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Search everywhere' }).click();
  await page.getByText(String(all), { exact: true }).waitFor();
  await page.context().close();
});

describe('under fingers', () => {
  /** The position of the first marker within the map, and the scroll position of the page. */
  const places = (page: Page) =>
    page.evaluate(() => {
      const inMap = (selector: string): number => document.querySelector(selector)?.getBoundingClientRect().y ?? 0;
      return { marker: Math.round(inMap('[data-marker]') - inMap('[role=application]')), page: Math.round(scrollY) };
    });
  const drag = async (page: Page, cdp: CDPSession, fingers: number): Promise<void> => {
    const { x, y, height } = (await map(page).boundingBox()) ?? { x: 0, y: 0, height: 0 };
    const from = y + height * 0.62;
    const points = (moved: number) =>
      Array.from({ length: fingers }, (_, id) => ({ x: x + 60 + id * 110, y: from - moved, id }));
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) });
    for (let moved = 10; moved <= 90; moved += 10) {
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(moved) });
    }
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };

  it('one finger scrolls the page, two move the map, and one does after a tap', async () => {
    const page = await open('/en/projects?view=map', { touch: true });
    const cdp = await page.context().newCDPSession(page);
    const start = await places(page);
    await drag(page, cdp, 2);
    await page.waitForFunction(
      (before) => document.querySelector('[data-marker]')?.getBoundingClientRect().y !== before,
      start.marker,
    );
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

  it('two fingers move the map, one of them on a marker', async () => {
    const page = await open('/en/projects?view=map', { touch: true });
    const cdp = await page.context().newCDPSession(page);
    const start = await places(page);
    const dot = (await page.locator('[data-marker] span').first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [x, y] = [dot.x + dot.width / 2, dot.y + dot.height / 2];
    const { y: head, height } = (await map(page).boundingBox()) ?? { y: 0, height: 0 };
    // Towards the middle, wherever the marker is.
    const step = y > head + height / 2 ? -1 : 1;
    const points = (moved: number) => [
      { x, y: y + step * moved, id: 0 },
      { x: x > 195 ? x - 100 : x + 100, y: y + step * (moved + 20), id: 1 },
    ];
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) });
    for (let moved = 10; moved <= 90; moved += 10) {
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(moved) });
    }
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForFunction((before) => {
      const inMap = (selector: string): number => document.querySelector(selector)?.getBoundingClientRect().y ?? 0;
      return Math.abs(inMap('[data-marker]') - inMap('[role=application]') - before) > 40;
    }, start.marker);
    expect((await places(page)).page).toBe(start.page);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    expect(await page.getByRole('group', { name: 'Chosen on the map' }).count()).toBe(0);
    await page.context().close();
  });
});

describe('with tiles of the company', () => {
  it('shows their attribution', async () => {
    const page = await open('/en/contacts', { origin: tiled.origin });
    await page.getByText('© Nobody').waitFor();
    expect(await page.getByText('this is a simplified one').count()).toBe(0);
    await page.context().close();
  });

  it('shows it where only some of their tiles load, and names what fills the gaps', async () => {
    tilesFail = 'some';
    const page = await open('/en/contacts', { origin: tiled.origin });
    await page.getByText('© Nobody').waitFor();
    await page.getByText('simplified where it did not load').waitFor();
    expect(await page.getByText('© Nobody').count()).toBe(1);
    await page.context().close();
  });

  it('shows the schematic city where they fail, and says so', async () => {
    tilesFail = 'all';
    const page = await open('/en/contacts', { origin: tiled.origin });
    await page.getByText('The map did not load; this is a simplified one').waitFor();
    expect(await page.getByText('© Nobody').count()).toBe(0);
    await page.context().close();
  });
});
