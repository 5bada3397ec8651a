import { screen } from '@testing-library/react';
import { renderSite } from '../../support/site/renderSite.tsx';
import { specBackend } from '../../support/backend/specBackend.ts';

it('calls no sales center closed whose hours are unknown', async () => {
  const centers = [{ alias: 'port', name: 'By the port' }];
  await renderSite({ path: '/en/contacts', fetch: specBackend({ responses: { '/api/contacts': { centers } } }).fetch });
  expect(await screen.findByRole('heading', { name: 'By the port' })).toBeInTheDocument();
  // Appears with the time.
  expect(await screen.findByText(/^Kyiv time/)).toBeInTheDocument();
  expect(screen.queryByText('All are closed now')).not.toBeInTheDocument();
});
