import { act, screen, waitFor } from '@testing-library/react';
import { todayInKyiv } from '#shared/format';
import { backendOfTests } from '../../../support/backend.ts';
import { renderSite } from '../../../support/renderSite.tsx';
import { keptFlat, remember, remembered } from './keptFlats.ts';

const backend = backendOfTests();
afterEach(() => localStorage.clear());

/** The backend behind a worker that gives copies of a day, as long as the network is away. */
const behindWorker = (asOf: string) => {
  const network = { away: true };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const answer = await backend.fetch(input, init);
    if (!network.away) return answer;
    const headers = new Headers(answer.headers);
    headers.set('x-as-of', asOf);
    return new Response(answer.body, { status: answer.status, headers });
  };
  return { network, fetch };
};
const itemOf = async (name: string): Promise<HTMLElement> => {
  const item = (await screen.findByRole('heading', { name })).closest('li');
  if (item === null) throw new Error(`${name} is in no line`);
  return item;
};

it('tells what a kept copy says as of its day, remembers nothing of it as seen today, and tells it anew when the network is back', async () => {
  remember(keptFlat('a-1-2-5', { facts: { ...keptFlat('').facts, number: 5, rooms: 1 } }));
  // The evening in London, the next day in Kyiv.
  const { network, fetch } = behindWorker('2026-10-19T22:30:00.000Z');
  await renderSite({ path: '/en/favourites', fetch });
  const item = await itemOf('One-room, No. 5');
  await waitFor(() => expect(item).toHaveTextContent('₴2,145,000'));
  expect(item).toHaveTextContent('as of 20 October 2026');
  expect(item).not.toHaveTextContent('per m²');
  expect(remembered()[0]).toMatchObject({ seenOn: '2026-10-05', facts: { price: 300_000_000 } });

  network.away = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(item).not.toHaveTextContent('as of'));
  expect(item).toHaveTextContent('₴2,145,000');
  await waitFor(() =>
    expect(remembered()[0]).toMatchObject({ seenOn: todayInKyiv(new Date()), facts: { price: 214_500_000 } }),
  );
});

it('tells anew what was kept, also when the network was back before anybody listened', async () => {
  remember(keptFlat('a-1-2-5', { facts: { ...keptFlat('').facts, number: 5, rooms: 1 } }));
  const { network, fetch } = behindWorker('2026-10-19T22:30:00.000Z');
  await renderSite({ path: '/en/favourites', fetch });
  const item = await itemOf('One-room, No. 5');
  await waitFor(() => expect(item).toHaveTextContent('as of 20 October 2026'));
  network.away = false;
  await waitFor(() => expect(item).not.toHaveTextContent('as of'));
});

it('trusts what it remembers more than a copy that is older', async () => {
  remember(keptFlat('a-1-2-5'));
  await renderSite({ path: '/en/favourites', fetch: behindWorker('2026-10-03T09:00:00.000Z').fetch });
  await screen.findByText(/^As of 3 October/);
  const item = await itemOf('Two-room, No. 9');
  expect(item).toHaveTextContent('₴3,000,000');
  expect(item).toHaveTextContent('as of 5 October 2026');
});

it('never says of a saved flat that it is gone because an old copy does not know it', async () => {
  remember(keptFlat('a-9-9-99', { facts: { ...keptFlat('').facts, number: 99 } }));
  await renderSite({ path: '/en/favourites', fetch: behindWorker('2026-10-19T09:00:00.000Z').fetch });
  await screen.findByText(/^As of 19 October/);
  const item = await itemOf('Two-room, No. 99');
  expect(item).toHaveTextContent('as of 5 October 2026');
  expect(item).not.toHaveTextContent('no longer on the site');
});

it('saves what a kept copy tells as of its day', async () => {
  const { user } = await renderSite({
    path: '/en/projects/lypa/plan?view=list',
    fetch: behindWorker('2026-10-19T09:00:00.000Z').fetch,
  });
  await user.click(await screen.findByRole('button', { name: 'Save flat No. 9' }));
  expect(remembered()[0]).toMatchObject({ savedOn: '2026-10-19', seenOn: '2026-10-19' });
});
