import { act, screen, waitFor } from '@testing-library/react';
import { extensions } from '#contract/extensions.ts';
import type { ReservationReceipt } from '#contract/leads/reservation.ts';
import { backendOfEachTest } from '../../../support/backend/backend.ts';
import { idleBrowser } from '../../../support/environment/idleBrowser.ts';
import { json } from '../../../support/backend/network.ts';
import { renderSite } from '../../../support/site/renderSite.tsx';

const backend = backendOfEachTest();

/** Without the search call: the site searches the flats of each development. */
const withoutSearch: typeof fetch = async (input, init) => {
  const { pathname } = new URL(input instanceof Request ? input.url : String(input));
  if (pathname === '/api/extensions') return json(Object.keys(extensions).filter((name) => name !== 'flat_search'));
  return pathname === '/api/flats' ? json(null, 404) : backend.fetch(input, init);
};

/** Another visitor on another device. */
async function reserve(): Promise<ReservationReceipt> {
  const person = { name: 'Ivan Franko', phone: '+380501112233', agreement: true };
  const response = await backend.fetch('/api/reservations', {
    method: 'POST',
    body: JSON.stringify({ project: 'lypa', flat: 'a-1-2-5', ...person }),
    headers: { 'Content-Type': 'application/json' },
  });
  return ((await response.json()) as { data: ReservationReceipt }).data;
}

const count = (text: string) => screen.findByText(text, { selector: 'p' });
/** The visitor returns to the tab. */
const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
const untilCount = (text: string) =>
  waitFor(
    () => {
      comeBack();
      expect(screen.getByText(text, { selector: 'p' })).toBeVisible();
    },
    { interval: 200 },
  );

it.each([
  ['its own search', (...args: Parameters<typeof fetch>) => backend.fetch(...args)],
  ['no search', withoutSearch],
])('shows on an open page what others reserve and release, from a backend with %s', async (_, fetch) => {
  idleBrowser();
  await renderSite({ path: '/en/flats', fetch });
  await count('3 flats');
  const list = screen.getByRole('heading', { name: /No\. 15/ }).closest('ul');

  const { number, token } = await reserve();
  await untilCount('2 flats');
  expect(screen.queryByRole('heading', { name: /No\. 5$/ })).not.toBeInTheDocument();

  await backend.fetch(`/api/reservations/${number}?token=${token}`, { method: 'DELETE' });
  await untilCount('3 flats');
  expect(screen.getByRole('heading', { name: /No\. 5$/ })).toBeVisible();
  // No skeleton has replaced it meanwhile.
  expect(list).toBeInTheDocument();
});

it('refetches a search that is older than the last poll of another page', async () => {
  idleBrowser();
  const { go } = await renderSite({ path: '/en/flats', fetch: backend.fetch });
  await count('3 flats');
  await go('/en/projects/lypa/plan/flat/a-1-2-5');
  await screen.findByRole('button', { name: /Reserve it free/ });
  await reserve();
  await waitFor(() => {
    comeBack();
    expect(screen.queryByRole('button', { name: /Reserve it free/ })).not.toBeInTheDocument();
  });
  await go(-1);
  await count('3 flats');
  await untilCount('2 flats');
});
