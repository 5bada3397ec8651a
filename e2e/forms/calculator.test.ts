import { expectAccessible, axeTimeout } from '../support/crawl/accessibility.ts';
import { shown } from '../support/shown.ts';
import { tabTo } from '../support/keyboard.ts';
import { hydrated } from '../support/visit.ts';
import { newVisitors, page, site } from '../support/visitor.ts';

newVisitors({ viewport: { width: 320, height: 700 } });

it('prints every payment of an open schedule, also of folded years, and no closed one', async () => {
  await page.goto(`${site.origin}/en/projects/obriy-park/bond?price=99999999.99&months=24&rate=40`);
  const fold = page.getByText('Schedule: 24 payments with their dates').filter({ visible: true });
  await fold.waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await fold.count()).toBe(0);
  await page.emulateMedia({ media: 'screen' });
  await fold.click();
  const payments = page.locator(shown('main table time'));
  await payments.first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect([await payments.count(), await payments.filter({ visible: true }).count()]).toEqual([24, 12]);
  await page.emulateMedia({ media: 'print' });
  expect(await payments.filter({ visible: true }).count()).toBe(24);
});

it('prints the total of the costs once, after the last of them', async () => {
  await page.goto(`${site.origin}/en/projects/obriy-park/bond`);
  const total = page.locator(shown('main tfoot')).filter({ hasText: 'Total cost of buying' });
  await total.waitFor();
  await page.emulateMedia({ media: 'print' });
  // A footer group is repeated on each sheet.
  expect(await total.evaluate((footer) => getComputedStyle(footer).display)).toBe('table-row-group');
});

it('what is typed after Tab replaces a number, and a click places the caret', async () => {
  await page.goto(`${site.origin}/projects/lypa/bond`);
  await hydrated(page);
  const field = page.getByRole('textbox', { name: 'Площа' }).filter({ visible: true });
  await tabTo(field);
  expect(await field.inputValue()).toMatch(/^\d+,\d+$/);
  await page.keyboard.type('70');
  expect(await field.inputValue()).toBe('70');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('40,5');
  expect(await field.inputValue()).toBe('40,5');
  await page.keyboard.press('Tab');
  await field.click({ position: { x: 100, y: 20 } });
  await page.keyboard.type('1');
  expect(await field.inputValue()).toBe('40,51');
  // Its value changes with the focus: it loses its spaces.
  await page.keyboard.press('Tab');
  await page.keyboard.type('2500000');
  expect(await page.getByRole('textbox', { name: 'Ціна' }).filter({ visible: true }).inputValue()).toBe('2500000');
});

it(
  'the questions about a state mortgage fit a small screen and pass axe, unanswered and answered',
  async () => {
    await page.goto(`${site.origin}/en/projects/lypa/bond?price=3000000&area=60&way=mortgage#eligibility`);
    const questions = page.locator('form').filter({ hasText: 'Your answers stay on this device', visible: true });
    await questions.waitFor();
    await expectAccessible();
    for (const [index, answer] of ['35', '1', '80', '700000'].entries()) {
      await questions.getByRole('textbox').nth(index).fill(answer);
    }
    const verdict = page.getByRole('region', { name: 'State programme, 7%' });
    await verdict.getByText('Not eligible by these rules').waitFor();
    await questions.getByRole('checkbox', { name: 'Veterans' }).press('Space');
    await verdict.getByText('The flat has 60 m²; the limit for 1 person is 52.5 m².').waitFor();
    await verdict.getByText('Rules and their sources').click();
    expect(await verdict.getByText('Age of the development').isVisible()).toBe(true);
    await expectAccessible();
  },
  axeTimeout,
);
