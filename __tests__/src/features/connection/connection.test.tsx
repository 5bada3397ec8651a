import { act, screen, waitFor } from '@testing-library/react';
import { backendOfTests } from '../../../support/backend.ts';
import { renderSite } from '../../../support/renderSite.tsx';

const backend = backendOfTests();

/** The backend behind a worker that gives dated copies as long as the network is away. */
const behindWorker = () => {
  const network = { away: true };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const answer = await backend.fetch(input, init);
    if (!network.away) return answer;
    const headers = new Headers(answer.headers);
    headers.set('x-as-of', '2026-11-21T13:00:00.000Z');
    return new Response(answer.body, { status: answer.status, headers });
  };
  return { network, fetch };
};

it('says of when an answer is, and asks again when the connection is back', async () => {
  const { network, fetch } = behindWorker();
  await renderSite({ path: '/en/projects', fetch });
  const line = await screen.findByText(/^As of 21 November at \d\d:\d\d$/);
  expect(line).toHaveAttribute('datetime', '2026-11-21T13:00:00.000Z');

  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText('No connection')).toBeInTheDocument();

  network.away = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/as of 21 November/i)).not.toBeInTheDocument());
  expect(screen.queryByText('No connection')).not.toBeInTheDocument();
  expect(screen.getByText('2 complexes')).toBeVisible();
});

it('hears what it has missed when a page that was frozen is seen again', async () => {
  const { network, fetch } = behindWorker();
  await renderSite({ path: '/en/projects', fetch });
  await screen.findByText(/^As of 21 November/);
  const connected = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('No connection')).toBeInTheDocument();

  connected.mockReturnValue(true);
  network.away = false;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(screen.queryByText(/as of 21 November/i)).not.toBeInTheDocument());
  expect(screen.queryByText('No connection')).not.toBeInTheDocument();
});

describe('an answer that does not come', () => {
  afterEach(() => jest.useRealTimers());

  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

  /** Two pages whose answers are held, seen by a visitor who has the part that watches the connection. */
  const openHeld = async () => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const worker = behindWorker();
    const fetch: typeof globalThis.fetch = async (input, init) => {
      if (/\/api\/(?:about|contacts)$/.test(new Request(input, init).url)) await held;
      return worker.fetch(input, init);
    };
    const site = await renderSite({ path: '/en/projects', fetch });
    await screen.findByText(/^As of 21 November/);
    worker.network.away = false;
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'performance'] });
    return { ...site, letGo };
  };
  const notice = () => screen.queryByText('The answer takes long');

  it('is spoken of after a while, until it comes', async () => {
    const { go, letGo } = await openHeld();
    await go('/en/about');
    await pass(9);
    expect(notice()).not.toBeInTheDocument();
    await pass(2);
    expect(notice()).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();

    letGo();
    await waitFor(() => expect(notice()).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Reload the page' })).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  });

  it('has its own time on every page', async () => {
    const { go } = await openHeld();
    await go('/en/about');
    await pass(9);
    await go('/en/contacts');
    await pass(5);
    expect(notice()).not.toBeInTheDocument();
    await pass(6);
    expect(notice()).toBeInTheDocument();
  });
});
