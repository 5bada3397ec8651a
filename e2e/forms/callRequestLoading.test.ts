import { chunkFile } from '../support/chunkFile.ts';
import { hydrated } from '../support/visit.ts';
import { context, newVisitors, page, site } from '../support/visitor.ts';

newVisitors();

const quickCall = () => page.getByRole('complementary').getByRole('button', { name: 'Request a call' });
const failure = () => page.getByRole('dialog', { name: 'This part did not load' });
const form = () => page.getByRole('dialog', { name: 'Request a call' });

/** What a reader hears of the focused element. */
const focused = () =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('title') ?? activeElement?.textContent;
  });

/** Without the mouse over the button, which would load the form. */
async function pressOffline(): Promise<void> {
  await page.goto(`${site.origin}/en/404`);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await quickCall().focus();
  await page.keyboard.press('Enter');
  await failure().waitFor();
}

it('a call request that does not load says whom to call, and keeps the focus', async () => {
  await pressOffline();
  const phone = failure().getByRole('link');
  expect(await phone.getAttribute('href')).toBe(`tel:${((await phone.textContent()) ?? '').replaceAll(' ', '')}`);
  const stops: (string | null | undefined)[] = [await focused()];
  for (let press = 0; press < 2; press += 1) {
    await page.keyboard.press('Tab');
    stops.push(await focused());
  }
  expect(stops).toEqual(['Close', 'Try again', await phone.textContent()]);

  await failure().getByRole('button', { name: 'Try again' }).click();
  await failure().locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  expect(await focused()).toBe('Try again');
});

it.each([
  ['its button', () => failure().getByRole('button', { name: 'Close' }).click()],
  ['Escape', () => page.keyboard.press('Escape')],
  ['a press beside it', () => page.mouse.click(5, 5)],
])('a call request that does not load is closed by %s, and the focus returns', async (_, close) => {
  await pressOffline();
  await close();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await focused()).toBe('Request a call');
});

it('a call request opens by itself when the network is back, and gives the focus back when it closes', async () => {
  await pressOffline();
  await context.setOffline(false);
  await form().getByLabel('Your name').waitFor();
  await failure().waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await form().waitFor({ state: 'hidden' });
  expect(await focused()).toBe('Request a call');
});

it('Try again loads the new release when that of the call request is gone, and the next press opens it', async () => {
  await page.goto(`${site.origin}/en/404`);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  let gone = true;
  for (const file of [chunkFile('call-request'), '/assets/runtime.*.js']) {
    await page.route(`**${file}`, async (route) => (gone ? route.fulfill({ status: 404 }) : route.continue()));
  }
  await quickCall().focus();
  await page.keyboard.press('Enter');
  await failure().waitFor();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) gone = false;
  });
  await failure().getByRole('button', { name: 'Try again' }).click();
  await failure().waitFor({ state: 'detached' });
  await hydrated(page);
  await quickCall().click();
  await form().getByLabel('Your name').waitFor();
  expect(await failure().count()).toBe(0);
});
