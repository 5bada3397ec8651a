import { newVisitors, page, site } from '../support/visitor.ts';

newVisitors({ javaScriptEnabled: false });

/** Scrolls through the page to load its lazy pictures, and returns the missing ones. */
async function missingPictures(): Promise<string[]> {
  const missing: string[] = [];
  for (const picture of await page.locator('main img').all()) {
    if (!(await picture.isVisible())) continue;
    await picture.scrollIntoViewIfNeeded();
    const handle = await picture.elementHandle();
    const loaded = await page
      .waitForFunction((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0, handle)
      .catch(() => null);
    if (loaded === null) missing.push((await picture.getAttribute('src')) ?? '');
  }
  return missing;
}

it.each([
  ['/', 'Обрати комплекс'],
  ['/en/projects', 'Lypovyi Dvir'],
  ['/projects/obriy-park/about', 'Обрій Парк'],
  ['/en/projects/obriy-park/plan', 'm²'],
  ['/news/obriy-park-karkas-b', 'Обрій Парк'],
  ['/en/contacts', '+380'],
])('%s is readable without scripts, with its pictures', async (path, words) => {
  await page.goto(site.origin + path);
  const main = page.getByRole('main');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await main.innerText()).toContain(words);
  expect((await main.innerText()).length).toBeGreaterThan(400);
  expect(await missingPictures()).toEqual([]);
});

it('links lead from page to page, and to the other language', async () => {
  await page.goto(`${site.origin}/en`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Developments' }).click();
  await page.waitForURL(`${site.origin}/en/projects`);
  await page.getByRole('main').getByRole('link', { name: 'Obriy Park' }).first().click();
  await page.waitForURL(/\/en\/projects\/obriy-park/);
  await page.getByRole('link', { name: 'UA, українською' }).first().click();
  await page.waitForURL(/\d\/projects\/obriy-park/);
  expect(await page.locator('html').getAttribute('lang')).toBe('uk');
});

it('the months of the progress begin with the newest in view', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.origin}/en/projects/obriy-park/progress`);
  const newest = page.getByRole('navigation', { name: 'Months' }).locator('[aria-current]');
  const { x, width } = (await newest.boundingBox()) ?? { x: Infinity, width: 0 };
  expect(x + width).toBeLessThanOrEqual(390);
});

/** What only scripts hear, by its tag and its words; a field within `details` that is closed is not visible. */
async function deadControls(): Promise<readonly string[]> {
  const dead: string[] = [];
  for (const control of await page.locator('button, input, select, textarea').all()) {
    if (!(await control.isVisible())) continue;
    // A button that is all of an item of a list says what the item is.
    if (await control.evaluate((element) => element.matches('[method=post] *, li > button:only-child'))) continue;
    dead.push(await control.evaluate(({ outerHTML }) => outerHTML.slice(0, 200)));
  }
  return dead;
}

it.each([390, 1440])('no control is left that only scripts hear, at %d px', async (width) => {
  await page.setViewportSize({ width, height: 900 });
  const dead: Record<string, readonly string[]> = {};
  const paths = [
    '/en',
    '/projects',
    ...['about', 'plan', 'bond', 'progress', '3d-model', 'aerial-flight', 'news', 'offers', 'docs'].map(
      (tab) => `/en/projects/obriy-park/${tab}`,
    ),
    '/projects/obriy-park/plan/flat/a-1-5-19',
    '/en/projects/lypa/plan/flat/a-1-3-9',
    '/en/flats',
    '/instalment_calculator',
    '/en/reservation',
    '/en/favourites',
    '/appointment/select_date',
    '/en/contacts',
    '/en/news/obriy-park-karkas-b',
  ];
  for (const path of paths) {
    await page.goto(site.origin + path);
    dead[path] = await deadControls();
  }
  expect(dead).toEqual(Object.fromEntries(paths.map((path) => [path, []])));
});

it('the pages of the menu are linked in the header of a phone', async () => {
  await page.goto(`${site.origin}/en/reservation`);
  const header = page.getByRole('banner');
  expect(await header.getByRole('button').count()).toBe(0);
  await header.getByRole('link', { name: 'Contacts' }).click();
  await page.waitForURL(`${site.origin}/en/contacts`);
});

it.each([
  ['/en/instalment_calculator', 'Calculating your plan needs JavaScript'],
  ['/instalment_calculator', 'Щоб порахувати свій план'],
  ['/en/projects/obriy-park/3d-model', 'turn JavaScript on'],
  ['/projects/obriy-park/aerial-flight', 'увімкніть у браузері скрипти'],
])('%s says what needs scripts', async (path, words) => {
  await page.goto(site.origin + path);
  expect(await page.getByRole('main').locator('noscript').first().innerText()).toContain(words);
});

it.each(['/en/reservation', '/en/appointment/visit'])('%s does not pretend to load', async (path) => {
  await page.goto(site.origin + path);
  expect(await page.getByRole('main').locator('noscript').innerText()).toContain('Call us');
  expect(await page.getByText('Loading…').filter({ visible: true }).count()).toBe(0);
});

it('a view that needs scripts says so, and links to the plan, which has every flat', async () => {
  await page.goto(`${site.origin}/en/projects/obriy-park/plan?view=list&rooms=2`);
  await page.getByRole('main').getByRole('link', { name: 'to the plan' }).click();
  await page.waitForURL(`${site.origin}/en/projects/obriy-park/plan?rooms=2`);
  await page
    .getByRole('link', { name: /^House A/ })
    .last()
    .click();
  await page.getByRole('link', { name: /^Floor 5, section 1/ }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Two-room/ })
    .first()
    .click();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/^Two-room/);
});

it.each([
  ['/', 'Зателефонуйте нам:'],
  ['/en/appointment/select_date', 'Call us, and we will book your visit:'],
])('a visitor who cannot send from %s is told so, with the phone to call', async (path, words) => {
  await page.goto(site.origin + path);
  const notice = page.getByRole('main').locator('noscript');
  // Only a browser without scripts looks for texts and roles within it.
  const phone = notice.locator('a[href^="tel:+380"]');
  await phone.waitFor();
  expect(await notice.first().innerText()).toContain(words);
});

it('the pages of a list are linked', async () => {
  const tiles = page.getByRole('main').getByRole('article');
  await page.goto(`${site.origin}/en/offers`);
  const first = await tiles.first().innerText();
  await page.getByRole('link', { name: 'Show more' }).click();
  await page.waitForURL(`${site.origin}/en/offers?page=2`);
  expect(await tiles.first().innerText()).not.toBe(first);
  await page.getByRole('link', { name: 'Back to page 1' }).click();
  await page.waitForURL(`${site.origin}/en/offers`);
  expect(await tiles.first().innerText()).toBe(first);
});

it('a call is requested by a form that names missing fields, and a reload sends nothing again', async () => {
  await page.goto(`${site.origin}/en/projects/obriy-park/about`);
  const main = page.getByRole('main');
  const call = page.locator('a[href^="/en/request_call"]:visible').first();
  await call.click();
  await page.waitForURL(/\/en\/request_call/);
  await page.goto(`${site.origin}/en/request_call?project=obriy-park`);
  await main.getByLabel('Your name').fill('Olha Melnyk');
  await main.getByRole('button', { name: 'Request a call' }).click();
  await main.getByText('The field is required.').first().waitFor();
  expect(page.url()).toBe(`${site.origin}/en/request_call`);
  expect(await main.getByLabel('Your name').inputValue()).toBe('Olha Melnyk');
  expect(await main.getByLabel('Development').inputValue()).toBe('obriy-park');

  await main.getByLabel('Phone').fill('067 123 45 67');
  await main.getByLabel('I agree to the processing').check();
  await main.getByRole('button', { name: 'Request a call' }).click();
  await page.waitForURL(`${site.origin}/en/request_call?sent`);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.method()));
  await page.reload();
  await main.getByText('The call has been successfully requested.').waitFor();
  expect(requested).not.toContain('POST');
});

it('a chip of the filters links to the filtered page', async () => {
  await page.goto(`${site.origin}/en/projects`);
  const chips = page.getByRole('group', { name: 'Status' }).getByRole('button');
  await chips.first().click();
  await page.waitForURL(/\/en\/projects\?status=/);
  expect(await chips.first().getAttribute('aria-pressed')).toBe('true');
  await chips.first().click();
  await page.waitForURL((url) => url.search === '');
});

it.each([
  ['/en/favourites', 'Saving flats needs JavaScript'],
  ['/favourites', 'Щоб зберігати квартири, потрібні скрипти'],
])('%s says that it needs scripts', async (path, words) => {
  await page.goto(site.origin + path);
  expect(await page.getByRole('main').locator('noscript').innerText()).toContain(words);
});
