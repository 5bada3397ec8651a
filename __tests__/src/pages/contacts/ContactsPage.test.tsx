import { screen, waitFor, within } from '@testing-library/react';
import { realContent, startBackend, type TestBackend } from '../../../support/backend.ts';
import { renderSite } from '../../../support/renderSite.tsx';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({ contentDir: realContent });
});
afterAll(() => backend.close());

const at = (now: string) => jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
const center = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  const article = heading.closest('article');
  if (article === null) throw new Error(`No article of ${name}`);
  return within(article);
};

it.each([
  ['/en/contacts', 'Sykhiv sales centre', ['Mon–Fri 9:00–18:00', 'Sat 10:00–15:00']],
  ['/contacts', 'Відділ продажу на Сихові', ['пн–пт 9:00–18:00', 'сб 10:00–15:00']],
])('%s prints the hours', async (path, name, hours) => {
  await renderSite({ path, fetch: backend.fetch });
  const sykhiv = await center(name);
  expect(sykhiv.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(hours);
  expect(sykhiv.getByRole('link', { name: /\+380/ })).toHaveAttribute('href', expect.stringMatching(/^tel:\+380\d{9}$/));
});

it.each([
  ['2026-11-20T10:00+02:00', 'Open until 18:00'],
  ['2026-11-20T08:00+02:00', 'Closed, opens today at 9:00'],
  ['2026-11-19T19:00+02:00', 'Closed, opens tomorrow at 9:00'],
  ['2026-11-20T19:00+02:00', 'Closed, opens on Monday at 9:00'],
  ['2026-12-25T12:00+02:00', 'Closed, opens on Monday at 9:00'],
])('says at %s: %s', async (now, words) => {
  at(now);
  await renderSite({ path: '/en/contacts', fetch: backend.fetch });
  expect((await center('Central office')).getByText(words)).toBeVisible();
});

it('marks the center that is shown on the map, and keeps it in the URL', async () => {
  const { user, router } = await renderSite({ path: '/en/contacts', fetch: backend.fetch });
  const button = (await center('N69 sales centre')).getByRole('button', { name: 'Show on the map' });
  await user.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
  expect(router.state.location.search).toBe('?center=n69');
  const map = screen.getByRole('group', { name: 'Sales centres on the map of Lviv' });
  expect(map.nextElementSibling).toHaveTextContent('N69 sales centre, 69 Pivnichnoi Bramy Street, Lviv');
});

it('opens with the center of a link', async () => {
  await renderSite({ path: '/en/contacts?center=stryiska', fetch: backend.fetch });
  const button = (await center('Stryiska showroom')).getByRole('button', { name: 'Show on the map' });
  expect(button).toHaveAttribute('aria-pressed', 'true');
});
