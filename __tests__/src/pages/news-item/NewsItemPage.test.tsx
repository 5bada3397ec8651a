import { screen, within } from '@testing-library/react';
import { backendOfTests } from '../../../support/backend.ts';
import { renderSite } from '../../../support/renderSite.tsx';

const backend = backendOfTests();

it('shows the story, the complex that it is about, and other news without it', async () => {
  await renderSite({ path: '/en/news/karkas', fetch: backend.fetch });
  expect(await screen.findByRole('heading', { level: 1, name: 'The frame is up' })).toBeVisible();
  const [story] = screen.getAllByRole('article');
  if (story === undefined) throw new Error('No story');
  expect(within(story).getByText('5 October 2026')).toBeVisible();
  expect(within(story).getByRole('link', { name: /Lypa|Linden/i })).toHaveAttribute('href', '/en/projects/lypa/about');
  const others = await screen.findByRole('region', { name: 'Other news' });
  expect(await within(others).findByRole('link', { name: 'New people' })).toBeVisible();
  expect(within(others).queryByRole('link', { name: 'The frame is up' })).not.toBeInTheDocument();
});

it('is not found when the backend knows no such item', async () => {
  await renderSite({ path: '/news/nothing', fetch: backend.fetch });
  expect(await screen.findByRole('heading', { level: 1, name: 'Такої сторінки немає' })).toHaveTextContent(
    'Такої сторінки немає',
  );
});
