import { screen, within } from '@testing-library/react';
import { backendOfTests } from '../../../support/backend.ts';
import { renderSite } from '../../../support/renderSite.tsx';

const backend = backendOfTests();

const filter = () => screen.findByRole('navigation', { name: 'News by subject' });
const titles = () => screen.getAllByRole('article').map((tile) => within(tile).getByRole('heading').textContent);

it('shows the newest first with the day in the language of the page', async () => {
  await renderSite({ path: '/news', fetch: backend.fetch });
  expect(await screen.findByText('20 вересня 2026 р.')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

it('filters by a category that is in the URL', async () => {
  const { user, router } = await renderSite({ path: '/en/news', fetch: backend.fetch });
  await user.click(await within(await filter()).findByRole('link', { name: 'Company' }));
  expect(await screen.findByRole('link', { name: 'Our year' })).toBeVisible();
  expect(titles().toSorted()).toEqual(['New people', 'Our year']);
  expect(router.state.location.search).toBe('?category=company');
  expect(within(await filter()).getByRole('link', { name: 'Company' })).toHaveAttribute('aria-current', 'page');
});

it('keeps the chips while a filtered list is on its way', async () => {
  const held = Promise.withResolvers<void>();
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (new Request(input, init).url.includes('company')) await held.promise;
    return backend.fetch(input, init);
  };
  const { go } = await renderSite({ path: '/en/news', fetch });
  await within(await filter()).findByRole('link', { name: 'Construction' });
  await go('/en/news?category=company');
  expect(within(await filter()).getByRole('link', { name: 'Construction' })).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  held.resolve();
  expect(await screen.findByRole('link', { name: 'Our year' })).toBeVisible();
});

it('opens filtered, and stays so in the other language', async () => {
  const { user } = await renderSite({ path: '/en/news?category=company', fetch: backend.fetch });
  expect(await screen.findByRole('link', { name: 'Our year' })).toBeVisible();
  const [toUkrainian] = screen.getAllByRole('link', { name: /українською/ });
  if (toUkrainian === undefined) throw new Error('No link to the Ukrainian page');
  await user.click(toUkrainian);
  expect(await screen.findByRole('link', { name: 'Підсумки року' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Каркас готовий' })).not.toBeInTheDocument();
});

it('leads back to all news from a subject without any', async () => {
  await renderSite({ path: '/en/news?category=weather', fetch: backend.fetch });
  expect(await screen.findByRole('heading', { name: 'No news on this subject yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/en/news');
});

it('asks for all news when the category cannot be one', async () => {
  await renderSite({ path: `/en/news?category=${'x'.repeat(5000)}`, fetch: backend.fetch });
  expect(await screen.findAllByRole('article')).toHaveLength(3);
});
