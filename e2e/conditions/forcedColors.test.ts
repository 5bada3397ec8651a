import { hydrated } from '../support/visit.ts';
import { newVisitors, page, site } from '../support/visitor.ts';

newVisitors();

/** What forced colours leave of how a control looks. */
const lookOf = (control: Element, pseudo?: '::before'): string => {
  const { backgroundColor, borderBottomColor, borderBottomWidth } = getComputedStyle(control, pseudo);
  // Whether the colour of the page itself is transparent makes no difference.
  return `${backgroundColor.replace(/^rgba\((.*), 0\)$/, 'rgb($1)')} ${borderBottomWidth} ${borderBottomColor}`;
};

it.each([
  ['language', 'bond', 'banner', 'link', /^EN/, /^UA/],
  ['way to pay', 'bond', 'main', 'button', 'Instalments', 'Mortgage'],
  ['tab', 'bond', 'main', 'link', 'Instalments', 'Progress'],
  ['view', 'plan/a/1/2', 'main', 'link', 'Plan', 'Board'],
  ['section', 'plan/a/1/2', 'main', 'link', /^Section 1/, /^Section 2/],
] as const)('forced colours leave a mark on the chosen %s', async (_, path, landmark, role, chosen, other) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${site.origin}/en/projects/obriy-park/${path}`);
  await hydrated(page);
  const control = (name: string | RegExp) => page.getByRole(landmark).getByRole(role, { name, exact: true }).last();
  const [mark, plain] = await Promise.all([control(chosen).evaluate(lookOf), control(other).evaluate(lookOf)]);
  expect(mark).not.toBe(plain);
});

it('forced colours leave the bars of the works', async () => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${site.origin}/en/projects/obriy-park/progress`);
  await hydrated(page);
  const bars = await page
    .getByRole('article')
    .locator('[style*="--fact"]')
    .evaluateAll((found) => found.map((bar) => getComputedStyle(bar).backgroundImage.slice(0, 6)));
  expect(bars.length).toBeGreaterThan(0);
  expect(new Set(bars)).toEqual(new Set(['linear']));
});

it('forced colours leave the mark of a difference between flats', async () => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${site.origin}/en/favourites?flats=obriy-park:a-1-2-1,obriy-park:a-1-2-2`);
  const look = (name: string) => page.getByRole('rowheader', { name }).evaluate(lookOf, '::before' as const);
  expect(await look('Total area')).not.toBe(await look('Readiness'));
});
