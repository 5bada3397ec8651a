import { newVisitors, page, site } from './support/visitor.ts';

newVisitors({ viewport: { width: 320, height: 700 } });

it('a schedule that is printed has every payment, also of the years that are folded', async () => {
  await page.goto(`${site.origin}/en/projects/obriy-park/bond?price=99999999.99&months=24&rate=40`);
  await page.getByText('Schedule: 24 payments with their dates').click();
  const payments = page.locator('main table time');
  await payments.first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect([await payments.count(), await payments.filter({ visible: true }).count()]).toEqual([24, 12]);
  await page.emulateMedia({ media: 'print' });
  expect(await payments.filter({ visible: true }).count()).toBe(24);
});
