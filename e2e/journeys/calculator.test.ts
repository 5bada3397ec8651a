import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser.ts';
import { type RunningSite, startSite } from '../support/site.ts';

let site: RunningSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(3984), launchBrowser()]);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await site.stop();
});

it('a schedule that is printed has every payment, also of the years that are folded, on white paper', async () => {
  const page = await browser.newPage({ viewport: { width: 320, height: 700 }, reducedMotion: 'reduce' });
  await page.goto(`${site.origin}/en/projects/obriy-park/bond?price=99999999.99&months=24&rate=40`);
  await page.getByText('Schedule: 24 payments with their dates').click();
  const payments = page.locator('main table time');
  await payments.first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect([await payments.count(), await payments.filter({ visible: true }).count()]).toEqual([24, 12]);
  await page.emulateMedia({ media: 'print' });
  expect(await payments.filter({ visible: true }).count()).toBe(24);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
  await page.close();
});

it('says at a field what is allowed there, and takes a sum as pages write it', async () => {
  const page = await browser.newPage();
  await page.goto(`${site.origin}/en/projects/obriy-park/bond`);
  await page.getByText('Schedule: 24 payments with their dates').waitFor();
  const price = page.getByLabel('Price of the flat, ₴');
  await price.fill('-5');
  const told = await price.evaluate((field) => {
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
  });
  expect(told).toBe('The sum may be from ₴100,000 to ₴100,000,000.');
  await price.fill('₴2,000,000.50');
  await price.blur();
  expect(await price.inputValue()).toBe('2,000,000.5');
  await page.waitForURL(/price=/);
  await page.close();
});
