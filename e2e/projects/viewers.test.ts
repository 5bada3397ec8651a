import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { browserFlags, findBrowser } from '../support/browser.ts';
import { errorsOf, hydrated, savesData } from '../support/visit.ts';
import { site } from '../support/visitor.ts';

/** The browser renders WebGL in software. */
const drawingFlags = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];

let browser: Browser;
let context: BrowserContext;
let page: Page;
let errors: readonly string[];

beforeAll(async () => {
  const args = [...browserFlags.filter((flag) => flag !== '--disable-gpu'), ...drawingFlags];
  browser = await chromium.launch({ executablePath: findBrowser(), args });
});
afterAll(() => browser.close());
beforeEach(async () => {
  context = await browser.newContext({
    viewport: { width: 1280, height: 1000 },
    reducedMotion: 'reduce',
    hasTouch: true,
  });
  page = await context.newPage();
  // Disables prefetching and lazy loading by itself: the test checks loading on request.
  await page.addInitScript(savesData);
  errors = errorsOf(page);
});
afterEach(() => context.close());

async function visit(address: string): Promise<void> {
  await page.goto(site.origin + address);
  await hydrated(page);
}
const frame = () => page.locator('[data-ready="true"]');

/** Waits until the view changes: frames come at any time. */
async function changes(before: Buffer): Promise<void> {
  for (;;) {
    if (!(await frame().screenshot()).equals(before)) return;
  }
}

it('a model loads on request and is rotated by keys', async () => {
  await visit('/en/projects/lypa/3d-model');
  await page.getByRole('button', { name: 'Open the 3D model' }).click();
  await frame().locator('canvas').waitFor();
  await page.getByRole('application', { name: '3D model of Lypa' }).focus();
  const before = await frame().screenshot();
  await page.keyboard.press('ArrowLeft');
  await changes(before);
  const turned = await frame().screenshot();
  await page.keyboard.press('+');
  await changes(turned);
  expect(errors).toEqual([]);
});

it('a building is chosen in the model and in the list, and links to its flats', async () => {
  await visit('/en/projects/lypa/3d-model');
  await page.getByRole('button', { name: 'Open the 3D model' }).click();
  const canvas = frame().locator('canvas');
  await canvas.waitFor();
  const { width, height } = (await canvas.boundingBox()) ?? { width: 0, height: 0 };
  const inList = page.getByRole('button', { name: 'House A' });
  await canvas.click({ position: { x: width * 0.3, y: height * 0.52 } });
  await page.waitForURL('**/3d-model?building=a');
  await page.getByRole('button', { name: 'House A', pressed: true }).waitFor();
  await inList.press('Enter');
  await page.waitForURL('**/3d-model');
  await page.getByRole('link', { name: /^3 free flats.*House A$/ }).click();
  await page.waitForURL('**/en/projects/lypa/plan/a');
  expect(errors).toEqual([]);
});

/** Waits until the first label is on that half of the view. */
const stands = (half: 'left' | 'right') =>
  page.waitForFunction((expected) => {
    const view = document.querySelector('[data-ready="true"]')?.getBoundingClientRect();
    const label = document.querySelector('[data-ready="true"] a')?.getBoundingClientRect();
    if (view === undefined || label === undefined || label.width === 0) return false;
    const right = label.x + label.width / 2 - (view.x + view.width / 2);
    return expected === 'right' ? right > 20 : right < -20;
  }, half);

it('the panorama opens, keeps its direction from year to year, and its labels link to flats', async () => {
  await visit('/en/projects/lypa/aerial-flight');
  await page.getByRole('button', { name: 'Look around' }).click();
  const label = frame().getByRole('link', { name: 'House A' });
  await label.waitFor();
  await page.getByRole('application').focus();
  await page.keyboard.press('ArrowLeft');
  // The house was in the middle; with the view turned to the left it is on the right half.
  await stands('right');
  await page.getByRole('link', { name: '2025' }).click();
  await page.waitForURL('**/aerial-flight?year=2025');
  // In that year it is 30° further to the left, and the view has not turned.
  await stands('left');
  // A focused label keeps the focus when it is hovered.
  await label.focus();
  await page.waitForFunction(
    () =>
      document.activeElement?.closest('[data-pointed]') !== null && document.activeElement?.textContent === 'House A',
  );
  await label.click();
  await page.waitForURL('**/en/projects/lypa/plan/a');
  expect(errors).toEqual([]);
});

it('a tap lets one finger turn the panorama', async () => {
  await visit('/en/projects/lypa/aerial-flight');
  await page.getByRole('button', { name: 'Look around' }).tap();
  const hint = page.getByText('Tap to turn with one finger');
  await hint.waitFor();
  const { x, y, height } = (await frame().locator('canvas').boundingBox()) ?? { x: 0, y: 0, height: 0 };
  await page.touchscreen.tap(x + 50, y + height - 50);
  await hint.waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
});

it('a tap follows a label of the panorama', async () => {
  await visit('/en/projects/lypa/aerial-flight');
  await page.getByRole('button', { name: 'Look around' }).tap();
  await frame().getByRole('link', { name: 'House A' }).tap();
  await page.waitForURL('**/en/projects/lypa/plan/a');
  expect(errors).toEqual([]);
});

it('the lightbox is operated by keys: open, next, close, and the focus returns', async () => {
  await visit('/en/projects/lypa/progress');
  const picture = page.getByRole('article').getByRole('link', { name: 'The walls' });
  await picture.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Pictures' });
  await dialog.getByText('1 / 2').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.waitForURL('**/progress?photo=2');
  await dialog.getByText('The yard').waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL('**/progress');
  await dialog.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.querySelector('img')?.alt)).toBe('The yard');
  expect(errors).toEqual([]);
});

it('Back closes the lightbox, and the page keeps its scroll position', async () => {
  await visit('/en/projects/lypa/progress');
  const picture = page.getByRole('article').getByRole('link', { name: 'The walls' });
  await picture.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  await picture.click();
  await page.getByRole('dialog', { name: 'Pictures' }).getByText('1 / 2').waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => location.pathname + location.search)).toBe('/en/projects/lypa/progress');
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
});

/**
 * A screenshot that is the same twice: a busy machine redraws a model some time after a resize. Where something was
 * hidden, `other` is the earlier screenshot, which such a machine may return once more.
 */
async function atRest(other?: Buffer): Promise<Buffer> {
  let before = await page.screenshot();
  for (;;) {
    const now = await page.screenshot();
    if (now.equals(before) && other?.equals(now) !== true) return now;
    before = now;
  }
}

/** The distance of two pictures at a low resolution: 0 the same, 255 black and white. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((picture) => sharp(picture).resize(24, 24, { fit: 'fill' }).greyscale().raw().toBuffer()),
  );
  return (a?.reduce((sum, value, index) => sum + Math.abs(value - (b?.[index] ?? 0)), 0) ?? Number.NaN) / (24 * 24);
}

it("a bug report of QA's bar shows the model as seen, also in full screen", async () => {
  await visit('/en/projects/lypa/3d-model?qa');
  await page.getByRole('button', { name: 'Open the 3D model' }).click();
  await frame().locator('canvas').waitFor();
  await page.getByRole('button', { name: 'Full screen' }).click();
  await page.waitForFunction(
    () => document.fullscreenElement?.querySelector('canvas')?.clientHeight === window.innerHeight,
  );
  await atRest();
  const bar = page.getByRole('complementary', { name: 'QA' });
  await bar.getByRole('button', { name: 'Report a bug' }).click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    bar.getByRole('button', { name: 'Save the report' }).click(),
  ]);
  await bar.getByText(/^The report is saved as /).waitFor();
  const picture = Buffer.from(unzipSync(await readFile(await saved.path()))['screenshot.png'] ?? []);

  const hide = async (selector: string, shown: Buffer): Promise<Buffer> => {
    await page.addStyleTag({ content: `${selector} { visibility: hidden }` });
    return atRest(shown);
  };
  const seen = await hide('[data-qa]', await atRest());
  const without = await hide('canvas', seen);
  expect(await difference(picture, without)).toBeGreaterThan(4 * (await difference(picture, seen)));
  expect(errors).toEqual([]);
});
