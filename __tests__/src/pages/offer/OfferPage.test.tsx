import { screen, within } from '@testing-library/react';
import { backendOfTests } from '../../../support/backend.ts';
import { renderSite } from '../../../support/renderSite.tsx';

const backend = backendOfTests();

const summer = () => jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-07-01T09:00Z'));

it('shows the offer, its conditions and its complexes, and other offers without it', async () => {
  summer();
  await renderSite({ path: '/en/offers/lito', fetch: backend.fetch });
  expect(await screen.findByRole('heading', { level: 1, name: 'Summer' })).toBeVisible();
  expect(await screen.findByText('One condition')).toBeVisible();
  const terms = screen.getByRole('complementary', { name: 'The offer in short' });
  expect(within(terms).getByText('−5%')).toBeVisible();
  expect(within(terms).getByRole('link', { name: /^(Lypa|Linden)$/i })).toHaveAttribute(
    'href',
    '/en/projects/lypa/about',
  );
  const others = await screen.findByRole('region', { name: 'Other offers' });
  expect(within(others).getByRole('link', { name: 'Parking place' })).toBeVisible();
  expect(within(others).queryByRole('link', { name: 'Summer' })).not.toBeInTheDocument();
});

it('leads to the free flats that it touches, and to no others', async () => {
  summer();
  const { user } = await renderSite({ path: '/en/offers/lito', fetch: backend.fetch });
  const link = await screen.findByRole('link', { name: /1 flat on sale/ });
  expect(link).toHaveAttribute('href', '/en/projects/lypa/plan?status=free&rooms=2&building=a');
  await user.click(link);
  expect(await screen.findByText('1 flat')).toBeInTheDocument();
});

it('shows at once what the list knows, while the rest is on its way', async () => {
  const held = Promise.withResolvers<void>();
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (new Request(input, init).url.endsWith('/offers/parking')) await held.promise;
    return backend.fetch(input, init);
  };
  const { user } = await renderSite({ path: '/en/offers', fetch });
  await user.click(await screen.findByRole('link', { name: 'Parking place' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Parking place' })).toBeVisible();
  expect(screen.queryByText('One condition')).not.toBeInTheDocument();
  held.resolve();
  expect(await screen.findByText('One condition')).toBeVisible();
});

it('begins the call request with the offer', async () => {
  summer();
  const { user } = await renderSite({ path: '/en/offers/lito', fetch: backend.fetch });
  await user.click(await screen.findByRole('button', { name: 'Ask about this offer' }));
  expect(
    await screen.findByDisplayValue('I am interested in the offer “Summer”.', undefined, { timeout: 10_000 }),
  ).toBeInTheDocument();
}, 20_000);

it('leads from an offer that is over to those that hold', async () => {
  await renderSite({ path: '/en/offers/lito', fetch: backend.fetch });
  expect(await screen.findByRole('link', { name: 'See what holds now' })).toHaveAttribute('href', '/en/offers');
  expect(screen.queryByRole('button', { name: 'Ask about this offer' })).not.toBeInTheDocument();
});

it('is not found when the backend knows no such offer', async () => {
  await renderSite({ path: '/en/offers/nothing', fetch: backend.fetch });
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such page' })).toHaveTextContent(
    'There is no such page',
  );
});

it('offers to try again when the offer did not come', async () => {
  let down = true;
  const fetch: typeof globalThis.fetch = (input, init) =>
    down && new Request(input, init).url.endsWith('/offers/parking')
      ? Promise.resolve(new Response('', { status: 500 }))
      : backend.fetch(input, init);
  const { user } = await renderSite({ path: '/en/offers/parking', fetch });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  down = false;
  await user.click(retry);
  expect(await screen.findByText('One condition')).toBeVisible();
});
