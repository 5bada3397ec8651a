import { screen, waitFor, within } from '@testing-library/react';
import { renderSite } from '../../support/site/renderSite.tsx';
import { revealAll } from '../../support/site/revealAll.ts';
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

it.each(['port', 'n69.b'])('scrolls to the sales center %s that is chosen on the map', async (alias) => {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: media === '(width >= 64rem)',
      media,
      onchange: null,
      addListener() {},
      removeListener() {},
    }),
  );
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const centers = [{ alias, name: 'By the port', position: { lat: 49.8, lon: 24 } }];
  const { fetch } = specBackend({ responses: { '/api/contacts': { centers } } });
  const { user } = await renderSite({ path: '/en/contacts', fetch });
  const map = await screen.findByRole('group', { name: 'Sales centres on the map of the city' });
  await user.click(
    await waitFor(() => {
      revealAll();
      return within(map).getByRole('button', { name: 'By the port', hidden: true });
    }),
  );
  expect(scroll.mock.contexts).toContain(screen.getByRole('article', { name: 'By the port' }).closest('li'));
});
