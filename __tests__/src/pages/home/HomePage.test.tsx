import { screen, waitFor, within } from '@testing-library/react';
import { backendOfTests } from '../../../support/backend.ts';
import { renderSite } from '../../../support/renderSite.tsx';

const backend = backendOfTests();

it.each([
  ['/', 'Дім з обрієм', 'Обрати комплекс', '/projects', '13 років'],
  ['/en', 'Homes with a horizon', 'Choose a complex', '/en/projects', '13 years'],
])('%s shows the company and leads to its complexes', async (path, title, action, target, figure) => {
  await renderSite({ path, fetch: backend.fetch });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', target);
  expect(screen.getByText(figure)).toBeVisible();
});

it('shows featured complexes, offers and news, each leading to its page', async () => {
  await renderSite({ path: '/en', fetch: backend.fetch });
  const offers = await screen.findByRole('region', { name: 'Terms that hold today' });
  expect(within(offers).getByRole('link', { name: 'Parking place' })).toHaveAttribute('href', '/en/offers/parking');
  const news = screen.getByRole('region', { name: 'What is new on our sites' });
  expect(within(news).getAllByRole('article')).toHaveLength(2);
  const projects = screen.getByRole('region', { name: 'Where we are building now' });
  expect(within(projects).getAllByRole('article')).toHaveLength(2);
});

it('begins the search with the number of rooms, of those that there are', async () => {
  const { user, router } = await renderSite({ path: '/en', fetch: backend.fetch });
  const search = await screen.findByRole('navigation', { name: 'How many rooms?' });
  expect(
    within(search)
      .getAllByRole('link')
      .map((link) => link.getAttribute('aria-label')),
  ).toEqual(['1 room', '2 rooms']);
  await user.click(within(search).getByRole('link', { name: '2 rooms' }));
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/en/projects', search: '?rooms=2' }));
});

it('offers to try again when the backend did not answer, and then shows the page', async () => {
  let down = true;
  const fetch: typeof globalThis.fetch = (...args) =>
    down ? Promise.resolve(new Response('', { status: 503 })) : backend.fetch(...args);
  const { user } = await renderSite({ path: '/en', fetch });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  down = false;
  await user.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: 'Homes with a horizon' })).toBeVisible();
});
