import { screen, within } from '@testing-library/react';
import { backendOfTests } from '../../../support/backend.ts';
import { json, testNetwork } from '../../../support/network.ts';
import { renderSite } from '../../../support/renderSite.tsx';

const backend = backendOfTests();

const titles = () => screen.getAllByRole('article').map((tile) => within(tile).getByRole('heading').textContent);

it('grows by pages until the last one', async () => {
  const { user } = await renderSite({ path: '/en/offers', fetch: backend.fetch });
  const more = await screen.findByRole('button', { name: 'Show more' });
  expect(titles()).toEqual(['Parking place', 'Summer']);
  await user.click(more);
  expect(await screen.findByRole('link', { name: 'Mortgage' })).toHaveAttribute('href', '/en/offers/ipoteka');
  expect(titles()).toEqual(['Parking place', 'Summer', 'Mortgage']);
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

it('is as long as before after a reload and on the way back, and begins anew for a new visit', async () => {
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    asked.push(new URL(new Request(input, init).url).search);
    return backend.fetch(input, init);
  };
  const before = await renderSite({ path: '/en/offers', fetch });
  await before.user.click(await screen.findByRole('button', { name: 'Show more' }));
  await screen.findByRole('link', { name: 'Mortgage' });
  before.unmount();

  asked.length = 0;
  const reloaded = await renderSite({ path: '/en/offers', fetch });
  await screen.findByRole('link', { name: 'Mortgage' });
  expect(asked).toEqual(['?page=1', '?page=2']);
  reloaded.unmount();

  const { go } = await renderSite({ path: '/en/404', fetch });
  await go('/en/offers');
  await screen.findByRole('button', { name: 'Show more' });
  expect(titles()).toEqual(['Parking place', 'Summer']);
});

it.each([
  ['2026-08-31T20:00Z', 'Today is the last day'],
  ['2026-08-30T09:00Z', 'Until 31 August 2026, 1 day left'],
  ['2026-06-02T09:00Z', 'Valid until 31 August 2026'],
  ['2026-08-31T21:30Z', 'Ended on 31 August 2026'],
])('says at %s how an offer stands in Kyiv', async (now, words) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
  await renderSite({ path: '/en/offers', fetch: backend.fetch });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByText('No end date')).toBeVisible();
});

it('keeps what it has when the next part does not come', async () => {
  const fetch: typeof globalThis.fetch = (input, init) =>
    new Request(input, init).url.includes('page=2')
      ? Promise.resolve(new Response('', { status: 500 }))
      : backend.fetch(input, init);
  const { user } = await renderSite({ path: '/en/offers', fetch });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('The next part did not come. Try again.')).toBeVisible();
  expect(titles()).toEqual(['Parking place', 'Summer']);
});

it('leads to the complexes when there is no offer', async () => {
  const meta = { current_page: 1, last_page: 1, per_page: 6, total: 0 };
  await renderSite({ path: '/offers', fetch: testNetwork(() => json({ offers: [], meta })).fetch });
  expect(await screen.findByRole('heading', { name: 'Зараз пропозицій немає' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'До комплексів' })).toHaveAttribute('href', '/projects');
});
