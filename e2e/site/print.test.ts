import { hydrated } from '../support/visit.ts';
import { newVisitors, page, site } from '../support/visitor.ts';

newVisitors();

it.each([
  ['favourites?flats=obriy-park:a-1-2-1,obriy-park:a-1-2-2', 4],
  ['flats?rooms=1', 4],
  ['projects', 3],
  ['projects/obriy-park/plan?view=list', 0],
  ['projects/obriy-park/plan/a/1/2', 0],
])('/%s is printed without its controls', async (path, fewest) => {
  await page.goto(`${site.origin}/en/${path}`);
  await hydrated(page);
  const controls = page.getByRole('main').locator('button, input, select, summary').filter({ visible: true });
  await controls.nth(fewest).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await controls.count()).toBe(0);
});

it('an invitation to answer questions is not printed', async () => {
  await page.goto(`${site.origin}/en/favourites?flats=obriy-park:a-1-2-1,obriy-park:a-1-2-2`);
  const invitation = page.getByRole('link', { name: /^Answer five questions/ });
  await invitation.scrollIntoViewIfNeeded();
  await page.emulateMedia({ media: 'print' });
  expect(await invitation.isVisible()).toBe(false);
});

it('a viewer is printed as its picture: a canvas would be blank', async () => {
  await page.goto(`${site.origin}/en/projects/lypa/3d-model`);
  const canvas = page.locator('canvas');
  await canvas.waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await canvas.isVisible()).toBe(false);
  expect(await page.getByRole('main').getByRole('img').filter({ visible: true }).count()).toBeGreaterThan(0);
});
