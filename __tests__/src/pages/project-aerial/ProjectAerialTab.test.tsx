import { screen, within } from '@testing-library/react';
import { backendOfTests } from '../../../support/backend.ts';
import { renderSite } from '../../../support/renderSite.tsx';

const backend = backendOfTests();
beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => jest.restoreAllMocks());

const show = async (path: string) => {
  const site = await renderSite({ path, fetch: backend.fetch });
  await screen.findByRole('img', { name: 'From above' });
  return site;
};
const seen = () => within(screen.getByRole('list', { name: 'What is to be seen' }));
const names = () =>
  seen()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('is a poster until it is asked for, with a list of what is to be seen', async () => {
  await show('/en/projects/lypa/aerial-flight');
  expect(screen.getByRole('button', { name: 'Look around' })).toBeVisible();
  expect(names()).toEqual(['House A3 free flats, House A', 'The school']);
  expect(seen().getByRole('link')).toHaveAttribute('href', '/en/projects/lypa/plan/a');
});

it('keeps the year in the address', async () => {
  const { user, router } = await show('/en/projects/lypa/aerial-flight');
  const years = within(screen.getByRole('navigation', { name: 'Year' }));
  expect(years.getByRole('link', { current: true })).toHaveTextContent('2026');
  await user.click(years.getByRole('link', { name: '2025' }));
  expect(await years.findByRole('link', { name: '2025', current: true })).toBeVisible();
  expect(router.state.location.search).toBe('?year=2025');
  expect(names()).toEqual(['House A3 free flats, House A']);
});

it('shows the newest flight for a year without one', async () => {
  await show('/en/projects/lypa/aerial-flight?year=1999');
  expect(names()).toHaveLength(2);
});

it('says that this browser does not draw, and the list stays', async () => {
  const { user } = await show('/en/projects/lypa/aerial-flight');
  await user.click(screen.getByRole('button', { name: 'Look around' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This browser does not draw in three dimensions');
  expect(names()).toHaveLength(2);
});
