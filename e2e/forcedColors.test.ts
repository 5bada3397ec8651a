import { hydrated } from './support/visit.ts';
import { newVisitors, page, site } from './support/visitor.ts';

newVisitors();

/** What forced colours leave of how a control looks. */
const lookOf = (control: Element): string => {
  const { backgroundColor, borderBottomColor } = getComputedStyle(control);
  // Whether the colour of the page itself is transparent makes no difference.
  return `${backgroundColor.replace(/^rgba\((.*), 0\)$/, 'rgb($1)')} ${borderBottomColor}`;
};

it.each([
  ['way to pay', 'bond', 'button', 'Instalments', 'Mortgage'],
  ['tab', 'bond', 'link', 'Instalments', 'Progress'],
  ['view', 'plan/a/1/2', 'link', 'Plan', 'Board'],
  ['section', 'plan/a/1/2', 'link', /^Section 1/, /^Section 2/],
] as const)('forced colours leave a mark on the chosen %s', async (_, path, role, chosen, other) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${site.origin}/en/projects/obriy-park/${path}`);
  await hydrated(page);
  const control = (name: string | RegExp) => page.getByRole('main').getByRole(role, { name, exact: true }).last();
  const [mark, plain] = await Promise.all([control(chosen).evaluate(lookOf), control(other).evaluate(lookOf)]);
  expect(mark).not.toBe(plain);
});
