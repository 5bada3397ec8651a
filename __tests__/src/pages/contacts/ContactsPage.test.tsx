import { screen, waitFor, within } from '@testing-library/react';
import { backendOfTests, townContent } from '../../../support/backend.ts';
import { renderSite } from '../../../support/renderSite.tsx';
import { revealAll } from '../../../support/revealAll.ts';

const backend = backendOfTests({ contentDir: townContent });

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
  const [schedule] = sykhiv.getAllByRole('list');
  expect([...(schedule?.children ?? [])].map(({ textContent }) => textContent)).toEqual(hours);
  expect(sykhiv.getByRole('link', { name: /\+380/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:\+380\d{9}$/),
  );
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
  revealAll();
  const map = within(screen.getByRole('group', { name: 'Sales centres on the map of Lviv' }));
  const card = within(await map.findByRole('group', { name: 'Chosen on the map' }, { timeout: 10_000 }));
  expect(card.getByText('69 Pivnichnoi Bramy Street, Lviv')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
  expect(router.state.location.search).toBe('');
});

it('gives the focus to the card of a marker that is pressed, and leaves it with the list when that chooses', async () => {
  const { user } = await renderSite({ path: '/en/contacts', fetch: backend.fetch });
  const first = (await center('N69 sales centre')).getByRole('button', { name: 'Show on the map' });
  const second = (await center('Central office')).getByRole('button', { name: 'Show on the map' });
  revealAll();
  const map = within(screen.getByRole('group', { name: 'Sales centres on the map of Lviv' }));
  await user.click(await map.findByRole('button', { name: 'N69 sales centre', hidden: true }, { timeout: 10_000 }));
  const card = () => map.findByRole('group', { name: 'Chosen on the map' });
  await waitFor(async () => expect(await card()).toHaveFocus());
  await user.click(second);
  await waitFor(async () => expect(await card()).toHaveTextContent('Central office'));
  await user.click(first);
  await waitFor(async () => expect(await card()).toHaveTextContent('N69 sales centre'));
  expect(first).toHaveFocus();
});

it('opens with the center of a link', async () => {
  await renderSite({ path: '/en/contacts?center=stryiska', fetch: backend.fetch });
  const button = (await center('Stryiska showroom')).getByRole('button', { name: 'Show on the map' });
  expect(button).toHaveAttribute('aria-pressed', 'true');
});

it('says how many are open now', async () => {
  at('2026-11-21T11:00+02:00');
  await renderSite({ path: '/en/contacts', fetch: backend.fetch });
  expect(await screen.findByText('Open now: 2 of 4')).toBeVisible();
});

describe('whose clock the hours are by', () => {
  const moment = '2026-11-21T11:00+02:00';
  const words = /it is 11:00 there/;

  it.each([
    ['is said to a visitor with another', 10, true],
    ['needs no words for one with the same', 11, false],
  ])('%s', async (_, hours, told) => {
    at(moment);
    jest.spyOn(Date.prototype, 'getHours').mockReturnValue(hours);
    await renderSite({ path: '/en/contacts', fetch: backend.fetch });
    await screen.findByText('Open now: 2 of 4');
    expect(screen.queryAllByText(words)).toHaveLength(Number(told));
  });
});

it('leads to a center in the common map applications', async () => {
  const { user } = await renderSite({ path: '/en/contacts', fetch: backend.fetch });
  const central = await center('Central office');
  await user.click(central.getByText('Get directions'));
  const links = within(central.getByRole('list', { name: 'Directions: Central office' })).getAllByRole('link');
  const point = String.raw`49\.\d+(,|%2C)24\.\d+`;
  const expected = [
    `^geo:${point}`,
    `^https://www\\.google\\.com/maps/.*${point}`,
    `^https://maps\\.apple\\.com/.*${point}`,
    `^https://www\\.openstreetmap\\.org/.*${point}`,
  ];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    expected.map((pattern): unknown => expect.stringMatching(pattern)),
  );
});
