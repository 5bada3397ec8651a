import { shown } from '../support/shown.ts';
import { hydrated } from '../support/visit.ts';
import { newVisitors, page, site } from '../support/visitor.ts';

let letScriptsCome: () => void;
// Before the visitor is disposed of: a held request could not be continued then.
afterEach(async () => {
  letScriptsCome();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
newVisitors();
beforeEach(async () => {
  const requestedModule = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await requestedModule;
    await route.continue();
  });
});

const quickCall = () => page.getByRole('complementary').getByText('Request a call');

it('a button pressed before the scripts load acts once they have, and once', async () => {
  await page.goto(`${site.origin}/en/about`, { waitUntil: 'commit' });
  await quickCall().click();
  await quickCall().click();
  expect(await page.getByRole('dialog').count()).toBe(0);
  const button = page.getByRole('complementary').locator('[aria-haspopup=dialog]');
  // The visitor sees that the press was taken.
  expect(await button.getAttribute('aria-busy')).toBe('true');
  letScriptsCome();

  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your name').waitFor();
  expect(await dialog.count()).toBe(1);
  expect(await button.getAttribute('aria-busy')).toBeNull();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.waitForLoadState('networkidle');
  expect(await dialog.count()).toBe(0);
});

it('a pressed button looks busy no longer when the scripts do not come in twenty seconds', async () => {
  await page.clock.install();
  await page.goto(`${site.origin}/en/about`, { waitUntil: 'commit' });
  await quickCall().click();
  const button = page.getByRole('complementary').locator('[aria-haspopup=dialog]');
  await page.clock.runFor(19_000);
  expect(await button.getAttribute('aria-busy')).toBe('true');
  await page.clock.runFor(2000);
  expect(await button.getAttribute('aria-busy')).toBeNull();
});

it('a picture tapped before the scripts load opens over the page once they have', async () => {
  const address = `${site.origin}/en/projects/obriy-park/about`;
  await page.goto(address, { waitUntil: 'commit' });
  const picture = page.locator('main a[aria-haspopup=dialog]:has(img)').first();
  await picture.click();
  expect(page.url()).toBe(address);
  letScriptsCome();

  await page.getByRole('dialog').waitFor();
  await page.waitForURL(`${address}?photo=1`);
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(page.url()).toBe(address);
});

it('before the scripts load, a picture is fetched once it is in view', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.origin}/en/projects/obriy-park/about`, { waitUntil: 'commit' });
  const gallery = page.locator('main a[aria-haspopup=dialog] img');
  await page.locator('footer').waitFor();
  await gallery.first().scrollIntoViewIfNeeded();
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>('main img[loading=lazy]')?.complete);
  const below = await gallery.evaluateAll((images: HTMLImageElement[]) =>
    images.filter((image) => image.getBoundingClientRect().top > window.innerHeight).map(({ complete }) => complete),
  );
  expect(below).toContain(false);
  expect(below).not.toContain(true);
});

it('a reservation pressed before the scripts load opens its form once they have', async () => {
  const address = `${site.origin}/en/projects/lypa/plan/flat/a-1-3-9`;
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByText(/^Reserve it free/).click();
  expect(page.url()).toBe(address);
  letScriptsCome();
  await page.getByLabel('Your name').waitFor();
  expect(page.url()).toBe(address);
});

it('a button that was not pressed does nothing', async () => {
  await page.goto(`${site.origin}/en/about`, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).click();
  letScriptsCome();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('dialog').count()).toBe(0);
});

it('presses before hydration do not reach the page; keys still move the focus', async () => {
  await page.goto(`${site.origin}/en/about`, { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await heading.waitFor();
  const received = await page.evaluateHandle(() => {
    const types: string[] = [];
    for (const type of ['pointerdown', 'click', 'dblclick', 'keydown']) {
      document.getElementById('root')?.addEventListener(type, () => types.push(type));
    }
    return types;
  });
  const types = (): Promise<readonly string[]> => received.evaluate((each) => [...each]);
  await heading.dblclick();
  await page.keyboard.press('Tab');
  expect(await types()).toEqual([]);
  expect(await page.evaluate(() => document.activeElement?.matches('a, button'))).toBe(true);

  letScriptsCome();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await heading.click();
  expect(await types()).toEqual(['pointerdown', 'click']);
});

it('what is typed before the scripts load is kept, and sent', async () => {
  await page.goto(`${site.origin}/en`, { waitUntil: 'commit' });
  const form = page.locator('main form').filter({ visible: true }).last();
  await form.getByLabel('Your name').fill('Olha Melnyk');
  await form.getByLabel('Phone').fill('0671234503');
  await form.getByLabel('What are you looking for?').fill('Three rooms');
  letScriptsCome();
  await hydrated(page);
  await page.waitForLoadState('networkidle');

  expect(await form.getByLabel('Your name').inputValue()).toBe('Olha Melnyk');
  expect((await form.getByLabel('Phone').inputValue()).replaceAll(/\D/g, '')).toContain('671234503');
  await form.getByRole('checkbox').check();
  const sent = page.waitForRequest(/\/api\/consultations$/);
  await form.getByRole('button').last().click();
  const request = await sent;
  expect(decodeURIComponent(`${request.url()} ${request.postData() ?? ''}`).replaceAll('+', ' ')).toContain(
    'Olha Melnyk',
  );
});

it.each(['/en', '/en/news/obriy-park-karkas-b'])(
  'no form of %s writes what a visitor typed into an address while its scripts do not load',
  async (path) => {
    await page.goto(site.origin + path, { waitUntil: 'commit' });
    const form = page.locator('main form').filter({ visible: true }).last();
    await form.locator('[name="name"]').fill('Olha Melnyk');
    await form.locator('[name="phone"]').fill('+380 32 200 00 00');
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) requested.push(request.url());
    });
    await form.locator('[name="phone"]').press('Enter');
    await form.locator('button:not([type="button"])').click();
    // The response to a later request: any request of the form has been sent by then.
    await page.goto(`${site.origin}/en/about`, { waitUntil: 'commit' });
    expect(requested).toEqual([`${site.origin}/en/about`]);
  },
);

it.each(['/en', '/en/request_call'])('the consent of the form of %s is ticked by its words', async (path) => {
  await page.goto(site.origin + path, { waitUntil: 'commit' });
  const form = page.locator('main form').filter({ visible: true }).last();
  await form.getByLabel('Your name').fill('Olha Melnyk');
  await form.getByLabel('Phone').fill('0671234503');
  letScriptsCome();
  await hydrated(page);
  // The form with its validation is loaded, and waits for the field to be left.
  await page.waitForLoadState('networkidle');
  await form.getByText('I agree to the processing').click({ delay: 200 });
  expect(await form.getByRole('checkbox').isChecked()).toBe(true);
  await page.getByRole('heading', { level: 1 }).click();
  await form.getByRole('combobox', { name: 'When to call' }).waitFor();
  expect(await form.getByRole('checkbox').isChecked()).toBe(true);
});

it('what is chosen before the scripts load is used by the page', async () => {
  await page.goto(`${site.origin}/en/instalment_calculator`, { waitUntil: 'commit' });
  const complex = page.locator('main select').filter({ visible: true }).first();
  await complex.selectOption('sykhivski-sady');
  letScriptsCome();
  await page.waitForURL(/\?project=sykhivski-sady$/);
  await page.getByText('From ₴48,600 per m²', { exact: true }).filter({ visible: true }).waitFor();
  expect(await complex.inputValue()).toBe('sykhivski-sady');
});

it('what is moved and typed before the scripts load is used by the calculator', async () => {
  await page.goto(`${site.origin}/en/instalment_calculator`, { waitUntil: 'commit' });
  const area = page.locator('main input[type=text]').filter({ visible: true }).first();
  await area.fill('77');
  const payment = page.locator('main input[type=range]').filter({ visible: true }).first();
  await payment.focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight');
  expect(await payment.inputValue()).toBe('35');
  letScriptsCome();
  await page.locator('main input[type=range][aria-valuetext="35%"]').filter({ visible: true }).waitFor();
  expect(await payment.inputValue()).toBe('35');
  expect(await area.inputValue()).toBe('77');
  // 77 m² at ₴52,700.
  await page.getByText('₴4,057,900').filter({ visible: true }).first().waitFor();
});

it('two pictures compared before the scripts load are split where the slider is', async () => {
  await page.goto(`${site.origin}/en/projects/obriy-park/progress`, { waitUntil: 'commit' });
  const slider = page.locator('main input[type=range]').filter({ visible: true }).first();
  await slider.focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight');
  const value = await slider.inputValue();
  expect(value).not.toBe('50');
  letScriptsCome();
  await page.locator(`main [style*="${value}%"]`).filter({ visible: true }).first().waitFor();
  expect(await slider.inputValue()).toBe(value);
});

it('a list filtered before the scripts load is filtered once they have', async () => {
  await page.goto(`${site.origin}/en/projects`, { waitUntil: 'commit' });
  const lowest = page.getByLabel('Price of a flat from');
  await lowest.selectOption({ index: 3 }, { force: true });
  const expected = await lowest.inputValue();
  letScriptsCome();
  await page.waitForURL(/[?&]price_from=/);
  // In the address in hryvnias.
  expect(new URL(page.url()).searchParams.get('price_from')).toBe(String(Number(expected) / 100));
});

it('a radio chosen before the scripts load, and another one after it', async () => {
  await page.goto(`${site.origin}/en/appointment/select_date`, { waitUntil: 'commit' });
  await page.locator('input[value=n69]').check();
  await page.locator('input[value=sykhiv]').check();
  await page.locator('input[value=online]').check();
  letScriptsCome();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const checked = () =>
    page
      .locator(shown('input[type=radio]:checked'))
      .evaluateAll((each) => each.map((radio) => (radio as HTMLInputElement).value));
  expect(await checked()).toEqual(['sykhiv', 'online']);
  // Rendered again, the page has the data already.
  await page.locator(shown('input[value=in_person]')).check();
  expect(await checked()).toEqual(['sykhiv', 'in_person']);
});

it('a button pressed before scripts that never load looks busy no longer', async () => {
  await page.unroute(/\/assets\/.*\.js$/);
  let loseScripts = (): void => {};
  const held = new Promise<void>((resolve) => {
    loseScripts = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.abort();
  });
  await page.goto(`${site.origin}/en/about`, { waitUntil: 'commit' });
  await quickCall().click();
  const busy = page.locator('[aria-busy=true]').filter({ visible: true });
  expect(await busy.count()).toBe(1);
  loseScripts();
  await busy.waitFor({ state: 'hidden' });
});

it('a picture tapped again while its scripts do not load is opened by the browser', async () => {
  await page.goto(`${site.origin}/en/projects/obriy-park/about`, { waitUntil: 'commit' });
  const picture = page.locator('main a[aria-haspopup=dialog]:has(img)').first();
  const address = await picture.evaluate((link) => (link as HTMLAnchorElement).href);
  while (page.url() !== address) await picture.click({ noWaitAfter: true, timeout: 1000 }).catch(() => {});
  expect(await page.getByRole('main').count()).toBe(0);
});

it('a link followed before the scripts load is followed by the browser', async () => {
  await page.goto(`${site.origin}/en/contacts`, { waitUntil: 'commit' });
  const [document] = await Promise.all([
    page.waitForRequest((request) => request.isNavigationRequest() && request.url() === `${site.origin}/en/about`),
    page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click(),
  ]);
  expect(document.resourceType()).toBe('document');
  await page.getByRole('heading', { level: 1, name: 'About us' }).waitFor();
  letScriptsCome();
  await hydrated(page);
  expect(page.url()).toBe(`${site.origin}/en/about`);
});
