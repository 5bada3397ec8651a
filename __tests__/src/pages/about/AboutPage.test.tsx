import { screen, within } from '@testing-library/react';
import { backendOfTests, townContent } from '../../../support/backend.ts';
import { renderSite } from '../../../support/renderSite.tsx';

const backend = backendOfTests({ contentDir: townContent });

it.each([
  ['/about', 'Про компанію', 'З 2013 року'],
  ['/en/about', 'About us', 'Since 2013'],
])('%s tells the history in order', async (path, title, history) => {
  await renderSite({ path, fetch: backend.fetch });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  const years = within(screen.getByRole('region', { name: history }))
    .getAllByRole('listitem')
    .map(({ textContent }) => Number(textContent.slice(0, 4)));
  expect(years[0]).toBe(2013);
  expect(years).toEqual(years.toSorted());
});

it('shows what is built to the end, the latest first, with the month of it', async () => {
  await renderSite({ path: '/en/about', fetch: backend.fetch });
  const finished = within(await screen.findByRole('region', { name: 'Built and lived in' })).getAllByRole('listitem');
  expect(finished.length).toBeGreaterThan(1);
  for (const item of finished) {
    expect(within(item).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/en\/projects\/[\w-]+\/about$/),
    );
    expect(item).toHaveTextContent(/completed|handed over|commissioned/i);
  }
});
