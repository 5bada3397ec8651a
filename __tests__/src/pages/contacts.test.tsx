import { screen } from '@testing-library/react';
import { renderSite } from '../../support/site/renderSite.tsx';
import { specBackend } from '../../support/backend/specBackend.ts';

it('lists both spans of a day with a lunch break', async () => {
  const weekdays = [1, 2, 3, 4, 5];
  const schedule = [
    { weekdays, from: '09:00', to: '13:00' },
    { weekdays, from: '14:00', to: '18:00' },
  ];
  const centers = [{ alias: 'port', name: 'By the port', schedule }];
  await renderSite({ path: '/en/contacts', fetch: specBackend({ responses: { '/api/contacts': { centers } } }).fetch });
  expect(await screen.findByText('Mon–Fri 9:00–13:00')).toBeVisible();
  expect(screen.getByText('Mon–Fri 14:00–18:00')).toBeVisible();
});

it('calls no sales center closed whose hours are unknown', async () => {
  const centers = [{ alias: 'port', name: 'By the port' }];
  await renderSite({ path: '/en/contacts', fetch: specBackend({ responses: { '/api/contacts': { centers } } }).fetch });
  expect(await screen.findByRole('heading', { name: 'By the port' })).toBeInTheDocument();
  // Appears with the time.
  expect(await screen.findByText(/^Kyiv time/)).toBeInTheDocument();
  expect(screen.queryByText('All are closed now')).not.toBeInTheDocument();
});
