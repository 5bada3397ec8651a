import { hydrated, savesData } from '../support/visit.ts';
import { context, newVisitors, page, site } from '../support/visitor.ts';

newVisitors({ hasTouch: true, isMobile: true });
// Disables prefetching: the journey is the same on every machine.
beforeEach(() => context.addInitScript(savesData));

const open = async (path: string) => {
  await page.goto(site.origin + path);
  await hydrated(page);
};
const at = (path: string) => page.waitForURL((url) => url.pathname === `/en/projects/obriy-park/plan${path}`);
const title = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const place = (): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

it('leads from the site plan to a flat by taps, and back step by step with filter and position', async () => {
  await open('/en/projects/obriy-park/plan?rooms=2');
  const building = page.getByRole('link', { name: /^House A/ }).last();
  await building.scrollIntoViewIfNeeded();
  const down = await place();
  await building.tap();
  await at('/a');
  await title('House A');
  expect(await place()).toBe(0);
  await page.getByRole('link', { name: /^Floor 5, section 1/ }).tap();
  await at('/a/1/5');
  await page.getByRole('link', { name: /^A floor up/ }).tap();
  await title('Floor 6');
  await page
    .getByRole('list')
    .getByRole('link', { name: /^Two-room, No\. / })
    .tap();
  await page.waitForURL(/\/plan\/flat\/a-1-6-\d+\?rooms=2$/);
  await page.getByRole('button', { name: 'Ask about this flat' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
  await page.emulateMedia({ media: 'screen' });

  await page.goBack();
  await at('/a/1/6');
  await page.goBack();
  await at('/a/1/5');
  await page.goBack();
  await at('/a');
  await page.goBack();
  await at('');
  await page.waitForFunction((expected) => Math.abs(window.scrollY - expected) <= 1, down);
  expect(await page.getByRole('button', { name: /^Two-room/ }).getAttribute('aria-pressed')).toBe('true');
});

it('a board scrolls in its own box with the floors in sight, and the arrow keys move within it', async () => {
  await open('/en/projects/obriy-park/plan/a/1?view=board');
  const grid = page.getByRole('grid');
  await grid.waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
  await grid.getByRole('link', { name: /Flat / }).first().focus();
  await page.keyboard.press('End');
  const floor = await page.getByRole('rowheader').first().boundingBox();
  const focused = await page.locator(':focus').boundingBox();
  expect(floor?.x).toBeGreaterThanOrEqual(0);
  expect(focused?.x).toBeGreaterThanOrEqual((floor?.x ?? 0) + (floor?.width ?? 0));
});

it('the floors of a building with many sections scroll in their own box beside its facade', async () => {
  await open('/en/projects/obriy-park/plan/a');
  const table = page.getByRole('table', { name: 'Choose a floor' });
  // As wide as sections that no screen holds.
  await table.evaluate((element: HTMLTableElement) => element.style.setProperty('min-inline-size', '120rem'));
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const { scrolls, right, facade } = await table.evaluate(({ parentElement: box }) => ({
      scrolls: box !== null && box.scrollWidth > box.clientWidth,
      right: box?.getBoundingClientRect().right,
      facade: box?.parentElement?.previousElementSibling?.getBoundingClientRect().width,
    }));
    expect(scrolls).toBe(true);
    expect(right).toBeLessThanOrEqual(width);
    expect(facade).toBeGreaterThan(300);
  }
});

it('the filter of flats fits a tablet and a laptop', async () => {
  await page.setViewportSize({ width: 768, height: 900 });
  await open('/projects/obriy-park/plan?view=list');
  await page.getByRole('search').waitFor();
  for (const width of [768, 900, 1024, 1100, 1200]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

it('keeps the rooms of a flat below its plan when the panel beside them opens', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open('/en/projects/lypa/plan/flat/a-1-3-9');
  const rooms = page.getByRole('table', { name: 'Rooms by their numbers on the plan' });
  const top = async () => (await rooms.boundingBox())?.y;
  const before = await top();
  await page
    .getByRole('link', { name: /^Reserve it free/ })
    .or(page.getByRole('button', { name: /^Reserve it free/ }))
    .click();
  await page.getByLabel('Your name').waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await top()).toBe(before);
});
