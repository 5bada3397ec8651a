import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { SlotsData } from '#contract/visit.ts';
import { inKyiv } from '../server/backend/visits/kyivTime.ts';
import { launchBrowser } from './support/browser.ts';
import { untilKept } from './support/keptDraft.ts';
import { type RunningSite, startSite } from './support/site.ts';
import { hydrated } from './support/visit.ts';

let site: RunningSite;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(3933), launchBrowser()]);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await site.stop();
});
beforeEach(async () => {
  // Another clock than Kyiv's, so that both are shown.
  context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', timezoneId: 'America/New_York' });
  page = await context.newPage();
});
afterEach(() => context.close());

/** What axe has against the state on the screen, and how much wider than the screen it is. */
async function isRight(): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect({ violations: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`), overflow }).toEqual({ violations: [], overflow: 0 });
}

const heading = (name: string) => page.getByRole('heading', { level: 2, name });
const slots = () => page.getByRole('list', { name: 'Free hours' }).getByRole('button', { disabled: false });

/** Moves the focus by Tab until it stands on an element; who cannot get there by keyboard fails. */
async function tabTo(target: ReturnType<Page['locator']>): Promise<void> {
  await target.first().waitFor();
  for (let steps = 0; steps < 80; steps += 1) {
    if (await target.first().evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${String(target)}`);
}

async function press(target: ReturnType<Page['locator']>, key = 'Enter'): Promise<void> {
  await tabTo(target);
  await page.keyboard.press(key);
}

async function type(label: string, text: string): Promise<void> {
  await tabTo(page.getByLabel(label));
  await page.keyboard.type(text, { delay: 20 });
}

async function openTimes(): Promise<void> {
  await page.goto(`${site.origin}/en/appointment/select_date`);
  await hydrated(page);
  await page.getByRole('radio', { name: /Central/ }).check();
  await page.getByRole('group', { name: 'The nearest free days' }).getByRole('button').nth(1).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await heading('Choose the time').waitFor();
}

/** Everything is looked at by axe, which takes its time on a busy machine. */
const patience = 180_000;

it('a whole booking, by keyboard alone; then another time, and none', async () => {
  await page.goto(`${site.origin}/en/appointment/select_date`);
  await hydrated(page);
  await isRight();
  await press(page.getByRole('button', { name: 'Continue' }));
  await page.getByText('Choose a sales centre.').waitFor();
  await isRight();
  await page.keyboard.press('Shift+Tab');
  await page.getByRole('radio', { name: /Central/ }).focus();
  await page.keyboard.press('Space');
  await press(page.getByRole('group', { name: 'The nearest free days' }).getByRole('button').nth(1));
  await press(page.getByRole('button', { name: 'Continue' }));
  await page.waitForURL(/select_time$/);
  await slots().first().waitFor();
  await isRight();
  await page.getByText(/your time/).first().waitFor();
  await press(slots());
  await page.waitForURL(/details$/);
  await page.getByLabel('Your name').waitFor();
  await press(page.getByRole('button', { name: 'Book the visit' }));
  await page.getByRole('group', { name: 'Something is missing' }).waitFor();
  await isRight();
  await type('Your name', 'Olha Melnyk');
  await type('Phone', '0671234567');
  await press(page.getByRole('checkbox'), 'Space');

  await untilKept(page, '"agreement":true');
  await page.reload();
  await page.getByRole('timer').waitFor();
  // The database gives it back a moment after the form is there.
  while ((await page.getByLabel('Your name').inputValue()) !== 'Olha Melnyk') await page.evaluate(() => new Promise(requestAnimationFrame));
  await press(page.getByRole('button', { name: 'Book the visit' }));
  await page.waitForURL(/confirmed$/);
  await heading('We are expecting you').waitFor();
  await isRight();
  const [file] = await Promise.all([page.waitForEvent('download'), press(page.getByRole('button', { name: 'Calendar file (.ics)' }))]);
  expect(file.suggestedFilename()).toMatch(/\.ics$/);

  await press(page.getByRole('link', { name: 'Move or cancel' }));
  await page.getByText('Booked', { exact: true }).waitFor();
  await isRight();
  await press(page.getByRole('button', { name: 'Choose another time' }));
  await heading('Choose the day').waitFor();
  await press(page.getByRole('group', { name: 'The nearest free days' }).getByRole('button').nth(2));
  await press(page.getByRole('button', { name: 'Continue' }));
  await press(slots());
  await press(page.getByRole('button', { name: 'Move the visit' }));
  await page.getByText('The visit is moved').waitFor();
  await press(page.getByRole('link', { name: 'Move or cancel' }));
  await press(page.getByRole('button', { name: 'Cancel the visit' }));
  await isRight();
  await press(page.getByRole('button', { name: 'Yes, cancel it' }));
  await page.getByText('Cancelled', { exact: true }).waitFor();
}, patience);

it('a slot that others took meanwhile leads back to the hours, and says so', async () => {
  await openTimes();
  const chosen = slots().last();
  const hour = (await chosen.textContent()) ?? '';
  const day = (ahead: number) => inKyiv(new Date(Date.now() + ahead * 86_400_000)).day;
  const answer = await fetch(`${site.origin}/api/centers/central/slots?from=${day(0)}&to=${day(20)}`);
  const { data } = (await answer.json()) as { data: SlotsData };
  const open = data.days.filter(({ slots }) => slots.some(({ free }) => free > 0));
  const starts_at = open[1]?.slots.at(-1)?.starts_at;
  // Other people, with the whole of the slot's capacity.
  const others = await Promise.all(
    [1, 2, 3].map(async () => fetch(`${site.origin}/api/holds`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ center: 'central', starts_at }) })),
  );
  expect(others.some(({ status }) => status === 409)).toBe(true);
  await chosen.click();
  await page.getByRole('alert').getByText(/just taken this hour/).waitFor();
  await isRight();
  expect(page.url()).toMatch(/select_time$/);
  await page.getByRole('list', { name: 'Free hours' }).getByRole('button', { disabled: true }).filter({ hasText: hour.slice(0, 5) }).waitFor();
  await slots().first().click();
  await page.waitForURL(/details$/);
});

it('the calendar lets neither a past day nor one without free slots be chosen, and closes on a choice', async () => {
  await page.goto(`${site.origin}/appointment/select_date?center=central`);
  await hydrated(page);
  await page.getByRole('heading', { name: 'Коли' }).scrollIntoViewIfNeeded();
  await page.getByLabel('День візиту').click();
  const calendar = page.locator('.ant-picker-dropdown');
  await calendar.locator('td.ant-picker-cell:not(.ant-picker-cell-disabled)').first().waitFor();
  const box = await calendar.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  expect(await calendar.locator('th').first().textContent()).toMatch(/пн/i);
  await isRight();
  await calendar.locator('td.ant-picker-cell-in-view:not(.ant-picker-cell-disabled)').last().click();
  await calendar.waitFor({ state: 'hidden' });
  expect(await page.getByLabel('День візиту').inputValue()).toMatch(/^[1-9]\d?-[1-9]\d?-\d{4}$/);
});
