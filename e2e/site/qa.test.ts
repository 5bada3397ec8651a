import { strFromU8, unzipSync } from 'fflate';
import type { Page, Response } from 'playwright-core';
import type { Recording } from '@obriy/recorder';
import { type Proxy, startProxy } from '../support/proxy.ts';
import { type RunningSite, startTestSite } from '../support/site.ts';
import { violationsOf } from '../support/crawl/violations.ts';
import { bytesOf, hydrated } from '../support/visit.ts';
import { site, sharedBrowser } from '../support/visitor.ts';
import { untilStored } from '../support/storedDraft.ts';

/** Typed by the visitor of these tests; no exported file may contain it. */
const name = 'Solomiia Canary';
const phone = '+380 67 345 67 89';

const browser = sharedBrowser();
let off: RunningSite;
let proxy: Proxy;

beforeAll(async () => {
  [off, proxy] = await Promise.all([startTestSite({ SITE_QA: 'off' }), startProxy(site.origin)]);
});
afterAll(() => Promise.all([proxy.stop(), off.stop()]));

const open = async (url: string, viewport = { width: 1440, height: 900 }): Promise<Page> => {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', acceptDownloads: true });
  const page = await context.newPage();
  await page.goto(url);
  return page;
};

const bar = (page: Page) => page.getByRole('complementary', { name: 'QA', exact: true });
const replayBar = (page: Page) => page.getByRole('complementary', { name: 'Replay' });
const press = (page: Page, tool: string) => bar(page).getByRole('button', { name: tool, exact: true }).click();
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const modal = (page: Page) => page.getByRole('dialog');

const downloaded = async (
  page: Page,
  act: () => Promise<void>,
): Promise<{ readonly name: string; readonly bytes: Buffer }> => {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), bytes: await bytesOf(download) };
};

/** Home, developments, offers, and a half-filled call request. */
const walk = async (page: Page): Promise<void> => {
  await hydrated(page);
  await press(page, 'Record');
  const navigation = page.getByRole('navigation').first();
  await navigation.getByRole('link', { name: 'Developments' }).click();
  await page.getByRole('heading', { level: 1, name: 'Developments' }).waitFor();
  await navigation.getByRole('link', { name: 'Offers' }).click();
  await page.getByRole('heading', { level: 1, name: 'Offers' }).waitFor();
  await page.getByRole('button', { name: 'Request a call' }).first().click();
  await modal(page).getByLabel('Name').fill(name);
  await modal(page).getByLabel('Phone').pressSequentially(phone);
  // The store is updated when typing pauses, and the browser's storage after it.
  await untilStored(page, phone);
};

const hasLastScreen = ({ stagedActionIds, recording: { screens = {} } }: Recording): boolean =>
  String(stagedActionIds.length - 1) in screens;

const isOfQa = (path: string): boolean => /\/qa[.-]/.test(path);

it.each([
  ['with the setting off', () => off.origin, '/en/?qa'],
  ['without the parameter', () => site.origin, '/en/'],
])('no byte of it is downloaded %s', async (_, origin, path) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const requested: string[] = [];
  const scripts: Response[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.goto(origin() + path);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  // `follow-location` is only for browsers with Redux DevTools.
  expect(requested.filter((path) => isOfQa(path) || path.includes('follow-location'))).toEqual([]);
  const texts = await Promise.all(scripts.map((script) => script.text()));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => /PERFORM_ACTION|data-qa/.test(text))).toHaveLength(0);
  expect(await bar(page).count()).toBe(0);
  await context.close();
});

it('the bar stays across links and documents without being in any address, until it is closed', async () => {
  const page = await open(`${site.origin}/en/?qa`);
  await bar(page).waitFor();
  await page.getByRole('navigation').first().getByRole('link', { name: 'Offers' }).click();
  await page.waitForURL('**/en/offers');
  await page.reload();
  await bar(page).waitFor();
  // Going to the same address again does not load a new document.
  await page.goto(`${site.origin}/en/offers#end`);
  await press(page, 'Leave QA');
  await bar(page).waitFor({ state: 'detached' });
  await page.goto(`${site.origin}/en/news`);
  await hydrated(page);
  expect(await bar(page).count()).toBe(0);
  await page.context().close();
});

it.each(['bottom', 'top'])('the bar at the %s does not cover the submit button of the modal', async (edge) => {
  const page = await open(`${site.origin}/en/offers?qa`);
  await hydrated(page);
  await bar(page).waitFor();
  if (edge === 'top') await press(page, 'Move to the top');
  await page.getByRole('button', { name: 'Request a call' }).first().click();
  // Clicks at the position, and fails if anything covers it.
  await modal(page).locator('button[type=submit]').click();
  const missing = modal(page).getByRole('group').getByRole('button', { name: 'Name' });
  await missing.waitFor();
  expect(await missing.count()).toBe(1);
  await page.context().close();
});

describe('a recorded session', () => {
  afterEach(() => {
    proxy.upstream = site.origin;
  });

  let file: { readonly name: string; readonly bytes: Buffer };
  let recording: Recording;
  beforeAll(async () => {
    const page = await open(`${proxy.origin}/en/?qa`);
    await bar(page).waitFor();
    await walk(page);
    await press(page, 'Note');
    await bar(page).getByLabel('Note at this moment').fill('half filled');
    await page.keyboard.press('Enter');
    await bar(page)
      .getByText(/The note is kept at step/)
      .waitFor();
    // The last screen is captured once the page is idle.
    do {
      file = await downloaded(page, () => press(page, 'Download'));
      recording = JSON.parse(file.bytes.toString()) as Recording;
    } while (!hasLastScreen(recording));
    await press(page, 'Stop');
    await page.context().close();
  });

  const stepOf = (type: string): number =>
    recording.stagedActionIds.findLastIndex((id) => recording.actionsById[id]?.action.type === type);
  const locations = (): { readonly step: number; readonly pathname: string }[] =>
    recording.stagedActionIds.flatMap((id, step) => {
      const { type, payload } = (recording.actionsById[id]?.action ?? {}) as {
        type?: string;
        payload?: { pathname: string };
      };
      return type === 'location/locationChanged' && payload !== undefined ? [{ step, pathname: payload.pathname }] : [];
    });

  it('is one file, with the note and without anything that was typed', () => {
    expect(file.name).toMatch(/^obriy-\d{4}-\d\d-\d\d-\d{6}-en\.json$/);
    const text = file.bytes.toString();
    for (const typed of [name, phone, 'Solomiia', '345 67 89', '3456789']) expect(text).not.toContain(typed);
    expect(recording.recording.notes).toMatchObject([{ text: 'half filled' }]);
    expect(locations().map(({ pathname }) => pathname)).toEqual(['/en/projects', '/en/offers']);
  });

  it('is shown at every step, there and back, without a backend and without a request', async () => {
    const page = await open(`${proxy.origin}/en/?qa`);
    await bar(page).waitFor();
    await press(page, 'Open');
    await bar(page)
      .locator('input[type=file]')
      .setInputFiles({ name: file.name, mimeType: 'application/json', buffer: file.bytes });
    const slider = replayBar(page).getByRole('slider', { name: 'Step of the recording' });
    await slider.waitFor({ timeout: 60_000 });
    await replayBar(page).getByRole('progressbar').waitFor({ state: 'detached', timeout: 60_000 });
    expect(
      await replayBar(page)
        .getByText(/Replays|iffers/)
        .allInnerTexts(),
    ).toEqual([expect.stringContaining('Replays exactly')]);
    expect(await replayBar(page).getByText('another build').count()).toBe(0);

    proxy.upstream = null;
    proxy.seen.length = 0;
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const length = recording.stagedActionIds.length - 1;
    const [toProjects, toOffers] = locations();
    const opened = stepOf('callRequest/callRequestOpened');
    const expected = (step: number) => ({
      title:
        step < (toProjects?.step ?? 0)
          ? 'Homes with a horizon'
          : step < (toOffers?.step ?? 0)
            ? 'Developments'
            : 'Offers',
      modal: step >= opened ? 1 : 0,
    });
    const shownAt = async (step: number) => {
      await page.waitForFunction(
        (position) =>
          document.querySelector<HTMLInputElement>('[data-qa] input[type=range]')?.value === String(position),
        step,
      );
      await page.getByRole('heading', { level: 1, name: expected(step).title }).waitFor();
      return { title: (await title(page).innerText()).replace(/\s+/g, ' '), modal: await modal(page).count() };
    };
    await slider.focus();
    for (let step = 1; step <= length; step += 1) {
      await page.keyboard.press('ArrowRight');
      expect(await shownAt(step)).toEqual(expected(step));
    }
    // The form has its previous state, with redacted values.
    expect(await modal(page).getByLabel('Name').inputValue()).not.toBe('');
    expect(await modal(page).getByLabel('Name').inputValue()).not.toBe(name);
    for (let step = length - 1; step >= 0; step -= 1) {
      await page.keyboard.press('ArrowLeft');
      expect(await shownAt(step)).toMatchObject({ title: expected(step).title });
    }
    await replayBar(page)
      .getByRole('button', { name: /half filled/ })
      .click();
    await modal(page).waitFor();
    expect(requested.filter((url) => !url.startsWith('data:') && !url.startsWith('blob:'))).toEqual([]);
    expect(proxy.seen).toEqual([]);
    await page.context().close();
  });

  it('opens from an address of the site, with an error for an invalid one', async () => {
    const page = await open(`${proxy.origin}/en/?qa&replay=/robots.txt`);
    await page.getByRole('alert').getByText('it is not JSON').waitFor();
    await page.goto(`${proxy.origin}/en/?qa&replay=/nowhere.json`);
    await page.getByRole('alert').getByText('/nowhere.json could not be loaded').waitFor();
    await page.route(
      ({ pathname }) => pathname === '/walk.json',
      (route) => route.fulfill({ body: file.bytes, contentType: 'application/json' }),
    );
    await page.goto(`${proxy.origin}/en/?qa&replay=/walk.json`);
    const slider = replayBar(page).getByRole('slider', { name: 'Step of the recording' });
    await slider.waitFor({ timeout: 60_000 });
    expect(await slider.getAttribute('max')).toBe(String(recording.stagedActionIds.length - 1));
    await page.context().close();
  });
});

it('a bug report is one file without anything that was typed, and opens as the recording in it', async () => {
  const page = await open(`${site.origin}/en/?qa`);
  await bar(page).waitFor();
  await walk(page);
  await page.evaluate((typed) => console.error('It broke for', typed), name);
  // The dialog traps the focus, except for this key.
  await page.keyboard.press('F6');
  await page.keyboard.press('Enter');
  await bar(page)
    .getByText(/^Recorded: /)
    .waitFor();
  await page.keyboard.press('F6');
  expect(
    await modal(page)
      .getByLabel('Phone')
      .evaluate((field) => field === document.activeElement),
  ).toBe(true);
  await press(page, 'Report a bug');
  await bar(page).getByLabel('What is wrong').fill('The form jumps');
  const { name: fileName, bytes } = await downloaded(page, () =>
    bar(page).getByRole('button', { name: 'Save the report' }).click(),
  );
  expect(fileName).toMatch(/^obriy-bug-.*\.zip$/);
  const files = unzipSync(bytes);
  expect(Object.keys(files).toSorted()).toEqual(['console.json', 'recording.json', 'report.json', 'screenshot.png']);
  const texts = ['console.json', 'recording.json', 'report.json'].map((file) =>
    strFromU8(files[file] ?? new Uint8Array()),
  );
  for (const text of texts) expect(text).not.toContain('Solomiia');
  expect(texts[0]).toContain('It broke for');
  expect(texts[2]).toContain('The form jumps');
  expect(JSON.parse(texts[2] ?? '')).toMatchObject({ language: 'en', address: '/en/offers', settings: { qa: 'on' } });

  await press(page, 'Open');
  await bar(page)
    .locator('input[type=file]')
    .setInputFiles({ name: fileName, mimeType: 'application/zip', buffer: bytes });
  await replayBar(page).getByRole('slider', { name: 'Step of the recording' }).waitFor({ timeout: 60_000 });
  await page.context().close();
});

it.each([
  ['a phone', { width: 390, height: 844 }],
  ['a wide screen', { width: 1440, height: 900 }],
])('on %s everybody can use it, and it covers nothing', async (_, viewport) => {
  const page = await open(`${site.origin}/en/?qa`, viewport);
  await bar(page).waitFor();
  await press(page, 'Report a bug');
  expect(await violationsOf(page, '[data-qa]')).toEqual([]);
  await bar(page).getByRole('button', { name: 'Cancel' }).click();
  const covered = await page
    .getByRole('complementary', { name: 'Quick actions' })
    .getByRole('button')
    .first()
    .evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return !button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  expect(covered).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await page.context().close();
});
