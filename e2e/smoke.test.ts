import { inspect, localized, rightPage, foreignVisitor } from './support/crawl/inspect.ts';
import { templates } from './support/crawl/templates.ts';
import { hydrated } from './support/visit.ts';
import { newVisitors, page, sharedBrowser, site } from './support/visitor.ts';

const browser = sharedBrowser();
newVisitors();

const phone = { viewport: { width: 390, height: 844 } };

describe.each([
  ['uk', phone],
  ['en', foreignVisitor],
] as const)('in %s', (language, visitor) => {
  it.each(templates)('%s hydrates without errors, and passes axe', async (path) => {
    const found = await inspect(browser, localized(language, path), visitor);
    expect(found).toEqual(rightPage(path === '/404' ? 404 : 200, language));
  });
});

const open = async (path: string): Promise<void> => {
  await page.goto(site.origin + path);
  await hydrated(page);
};

it('a call is requested', async () => {
  await open('/en/about');
  await page.getByRole('complementary').getByRole('button', { name: 'Request a call' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your name').click();
  await page.keyboard.type('Olha Melnyk');
  await dialog.getByLabel('Phone', { exact: true }).click();
  await page.keyboard.type('0671234505');
  await dialog.getByRole('checkbox').click();
  const stored = page.waitForResponse(/\/api\/application/);
  await dialog.getByRole('button', { name: 'Request a call' }).click();
  expect((await stored).status()).toBe(200);
  await dialog.getByText('The call has been successfully requested.').waitFor();
});

it('a visit is booked', async () => {
  await open('/appointment/select_date');
  await page.getByRole('radio', { name: /Стрийськ/ }).click();
  await page.getByRole('group', { name: 'Найближчі вільні дні' }).getByRole('button').nth(2).click();
  await page.getByRole('button', { name: 'Далі' }).click();
  await page.getByRole('list', { name: 'Вільні години' }).getByRole('button', { disabled: false }).nth(1).click();
  const form = page.getByRole('main');
  await form.getByLabel('Ваше імʼя').filter({ visible: true }).click();
  await page.keyboard.type('Ольга Мельник');
  await form.getByLabel('Телефон').filter({ visible: true }).click();
  await page.keyboard.type('0671234506');
  await form.getByRole('checkbox').click();
  await form.getByRole('button', { name: 'Записатися на візит' }).click();
  await page.waitForURL(/\/appointment\/confirmed$/);
  expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toBe('Чекаємо на вас');
});

it('a list is filtered', async () => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open('/en/projects');
  const links = page.getByRole('main').getByRole('article');
  const all = await links.count();
  const planned = page.getByRole('main').getByRole('button', { name: /^Planned/ });
  await planned.click();
  await page.waitForURL('**/en/projects?status=planned');
  await links.nth(all - 1).waitFor({ state: 'detached' });
  expect(await planned.getAttribute('aria-pressed')).toBe('true');
  await links.filter({ hasText: 'Pivnichne Svitlo' }).waitFor();
});
