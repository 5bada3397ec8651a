import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReservationReceipt } from '#contract/leads/reservation.ts';
import { nextTask } from '#shared/tasks';
import { backendOfEachTest } from '../../../support/backend/backend.ts';
import { held, json } from '../../../support/backend/network.ts';
import { fixDate } from '../../../support/fixedDate.ts';
import { idleBrowser } from '../../../support/environment/idleBrowser.ts';
import { renderSite } from '../../../support/site/renderSite.tsx';
import { renderOnServer } from '../../../support/backend/renderOnServer.ts';
import { takeTime } from '../../../support/stores/takeTime.ts';

let hoursLater = 0;
const backend = backendOfEachTest({ now: () => new Date(Date.now() + hoursLater * 3_600_000) });
const flatPath = (id: string) => `/en/projects/lypa/plan/flat/${id}`;

beforeEach(() => {
  hoursLater = 0;
  localStorage.clear();
});

/** Another visitor on another device. */
async function reserve(flat: string, phone: string): Promise<ReservationReceipt> {
  const response = await backend.fetch('/api/reservations', {
    method: 'POST',
    body: JSON.stringify({ project: 'lypa', flat, name: 'Ivan Franko', phone, agreement: true }),
    headers: { 'Content-Type': 'application/json' },
  });
  return ((await response.json()) as { data: ReservationReceipt }).data;
}

async function open(path: string, fetch: typeof globalThis.fetch = backend.fetch) {
  const site = await renderSite({ path, fetch });
  await screen.findByRole('heading', { level: 1 });
  return site;
}

type User = Awaited<ReturnType<typeof open>>['user'];

const action = () => screen.findByRole('button', { name: 'Reserve it free for 48 hours' });

async function fill(user: User): Promise<void> {
  await user.click(await action());
  await user.click(await screen.findByLabelText('Your name'));
  await user.paste('Olha Melnyk');
  await user.click(screen.getByLabelText('Phone'));
  await user.paste('0671234567');
  await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
}

async function send(user: User): Promise<void> {
  takeTime();
  await user.click(screen.getByRole('button', { name: 'Reserve the flat' }));
}

it('reserves a flat, shows it after a reload, and releases it by the private link', async () => {
  const { user, unmount, store } = await open(flatPath('a-1-2-5'));
  await fill(user);
  await send(user);
  await screen.findByRole('heading', { name: 'The flat is reserved for you' });
  expect(screen.getByText('48 hours left.', { exact: false })).toBeVisible();
  const panel = within(
    screen.getByRole('heading', { name: 'The flat is reserved for you' }).parentElement as HTMLElement,
  );
  expect(panel.getByText('O-', { exact: false })).toBeVisible();
  expect(panel.getByRole('link', { name: /visit/i })).toHaveAttribute('href', expect.stringContaining('flat=a-1-2-5'));
  expect(panel.getByRole('link', { name: /^\+380/ })).toHaveAttribute('href', expect.stringMatching(/^tel:\+380/));
  await waitFor(() => expect(screen.getAllByText('Reserved')).not.toHaveLength(0));
  const stored = localStorage.getItem('obriy.reservations') ?? '';
  expect(stored + JSON.stringify(store.getState())).not.toMatch(/Melnyk|38067/);
  const link = screen.getAllByRole('link', { name: 'Open the reservation' }).at(-1)?.getAttribute('href') ?? '';
  expect(link).toMatch(/^\/en\/reservation#[\w-]+\.[\w-]{16,}$/);
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(await screen.findByText('The link is copied')).toBeVisible();
  expect(copied).toHaveBeenCalledWith(location.origin + link);
  unmount();

  const again = await open(flatPath('a-1-2-5'));
  expect(await screen.findByText(/^You have reserved this flat until \d/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Reserve it free/ })).not.toBeInTheDocument();
  again.unmount();

  const page = await open(link);
  expect(await screen.findByRole('heading', { level: 2, name: 'One-room, No. 5' })).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Cancel the reservation' }));
  await page.user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  expect(await screen.findByText('Cancelled')).toBeVisible();
  // The pressed button no longer exists.
  await waitFor(() => expect(screen.getByRole('article')).toHaveFocus());
  // The key of the link stays out of the store.
  expect(JSON.stringify(page.store.getState())).not.toContain(link.split('.').at(-1));
  page.unmount();

  await open(flatPath('a-1-2-5'));
  expect(await action()).toBeVisible();
  expect(screen.queryByText(/You have reserved/)).not.toBeInTheDocument();
});

it('promises the end that the reservation gets', async () => {
  fixDate('2026-11-24T10:05:00Z');
  const { user } = await open(flatPath('a-1-2-5'));
  await fill(user);
  expect(screen.getByText(/waits for you until Thursday, 26 November, 12:05/)).toBeVisible();
  await send(user);
  expect(await screen.findByText(/^Until Thursday, 26 November, 12:05/)).toBeVisible();
});

it('forgets a reservation that was cancelled on another device', async () => {
  const { number, token, reservation } = await reserve('a-1-2-5', '+380501112233');
  const stored = JSON.stringify([{ ...reservation, token }]);
  localStorage.setItem('obriy.reservations', stored);
  await backend.fetch(`/api/reservations/${number}?token=${token}`, { method: 'DELETE' });
  const { unmount } = await open(flatPath('a-1-2-5'));
  const isKnown = () => expect(localStorage.getItem('obriy.reservations')).toContain('"cancelled"');
  await waitFor(isKnown);
  expect(await action()).toBeVisible();
  unmount();

  localStorage.setItem('obriy.reservations', stored);
  await reserve('a-1-2-5', '+380501112244');
  await open(flatPath('a-1-2-5'));
  await waitFor(isKnown);
  expect(screen.queryByText(/You have reserved/)).not.toBeInTheDocument();
});

it('shows the flat as free where its cancelled reservation links to', async () => {
  const receipt = await reserve('a-1-2-5', '+380501112233');
  const { user } = await open(`/en/reservation#${receipt.number}.${receipt.token}`);
  await user.click(await screen.findByRole('button', { name: 'Cancel the reservation' }));
  await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  await screen.findByText('Cancelled');
  await user.click(screen.getByRole('link', { name: 'Open the flat' }));
  expect(await action()).toBeVisible();
});

it('fetches no flats again when a visitor with a reservation opens another flat, or leaves the page', async () => {
  const { token, reservation } = await reserve('a-1-2-5', '+380501112233');
  localStorage.setItem('obriy.reservations', JSON.stringify([{ ...reservation, token }]));
  const requested: string[] = [];
  const { go, user } = await open(flatPath('a-1-2-5'), (input, init) => {
    requested.push(new Request(input, init).url);
    return backend.fetch(input, init);
  });
  await screen.findByText(/^You have reserved/);
  const flats = () => requested.filter((url) => url.endsWith('/plannings'));
  expect(flats()).toHaveLength(1);

  await go(flatPath('a-1-5-15'));
  await action();
  expect(flats()).toHaveLength(1);
  await go(flatPath('a-1-2-5'));
  await screen.findByText(/^You have reserved/);
  await user.click(screen.getAllByRole('link', { name: 'Contacts' })[0] as HTMLElement);
  await screen.findByRole('heading', { level: 1, name: 'Contacts' });
  expect(flats()).toHaveLength(1);
});

it.each([
  ['flat', () => json([])],
  ['project', () => new Response(null, { status: 404 })],
])(
  'says whom to call where the %s of a reservation is no longer on the site, and offers no visit',
  async (_, plannings) => {
    const { number, token } = await reserve('a-1-2-5', '+380670000001');
    await open(`/en/reservation#${number}.${token}`, async (input, init) =>
      new URL(new Request(input, init).url).pathname.endsWith('/plannings') ? plannings() : backend.fetch(input, init),
    );
    const note = await screen.findByText(/^The flat is still reserved for you/);
    expect(within(note).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:\+380/));
    expect(screen.queryByRole('link', { name: 'Book a visit for this flat' })).not.toBeInTheDocument();
  },
);

it('does not show one reservation under the private link of another', async () => {
  const receipt = await reserve('a-1-2-5', '+380501112233');
  const { router } = await open(`/en/reservation#${receipt.number}.${receipt.token}`);
  await screen.findByRole('button', { name: 'Cancel the reservation' });
  await act(() => router.navigate(`/en/reservation#${receipt.number}.${'A'.repeat(24)}`));
  expect(await screen.findByRole('heading', { name: 'We cannot find this reservation' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel the reservation' })).not.toBeInTheDocument();
  expect(localStorage.getItem('obriy.reservations')).not.toContain('AAAA');
});

it('stays on its page while the backend fails', async () => {
  const { number, token } = await reserve('a-1-2-5', '+380501112233');
  const down = jest.fn(() => new Response(null, { status: 503 }));
  let isDown = false;
  await open(`/en/reservation#${number}.${token}`, async (input, init) =>
    isDown && new Request(input, init).url.includes('/api/reservations/') ? down() : backend.fetch(input, init),
  );
  await screen.findByRole('button', { name: 'Cancel the reservation' });
  isDown = true;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(down).toHaveBeenCalled());
  await act(nextTask);
  expect(screen.getByRole('button', { name: 'Cancel the reservation' })).toBeVisible();
});

it('offers the reservation that this device holds under an address without its link', async () => {
  const { number, token, reservation } = await reserve('a-1-2-5', '+380501112233');
  const past = { ...reservation, number: 'R-26-1', token: 'A'.repeat(24), ends_at: new Date().toISOString() };
  localStorage.setItem('obriy.reservations', JSON.stringify([past, { ...reservation, token }]));
  const { user } = await open('/en/reservation');
  await screen.findByRole('heading', { name: 'We cannot find this reservation' });
  const links = screen.getAllByRole('link', { name: /^Open the reservation/ });
  expect(links.map(({ textContent }) => textContent)).toEqual([`Open the reservation ${number}`]);
  await user.click(links[0] as HTMLElement);
  expect(await screen.findByRole('button', { name: 'Cancel the reservation' })).toBeVisible();
  expect(screen.queryByText('We cannot find this reservation')).not.toBeInTheDocument();
});

it('says what to do when a reservation fails after its page was left', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const pending = held();
  const { user, go } = await open(flatPath('a-1-2-5'), async (input, init) =>
    (input as Request).url.endsWith('/api/reservations') ? pending.response : backend.fetch(input, init),
  );
  await fill(user);
  await send(user);
  await go('/en/contacts');
  await screen.findByRole('heading', { level: 1, name: 'Contacts' });
  await act(async () => pending.release(json(null, 500)));
  const notice = await screen.findByText(/^We do not know whether the flat was reserved/);
  expect(notice).toHaveTextContent(/press the button again.* never reserved twice.* call us/);
  expect(within(notice).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:\+380/));
});

it('offers other free flats when the flat is taken, and keeps what was typed', async () => {
  const { user, go } = await open(flatPath('a-1-2-5'));
  await fill(user);
  await reserve('a-1-2-5', '+380501112233');
  await send(user);
  const outcome = await screen.findByRole('heading', { name: 'Somebody else was faster' });
  expect(outcome.closest('[role=status]')).toHaveFocus();
  // The page learns it from the answer, not from the next poll.
  await waitFor(() => expect(screen.queryByRole('button', { name: /Reserve it free/ })).not.toBeInTheDocument());
  const other = within(screen.getByRole('main')).getAllByRole('link', { name: /No\. 15/ });
  expect(other[0]).toHaveAttribute('href', flatPath('a-1-5-15'));

  await go(flatPath('a-1-5-15'));
  await user.click(await action());
  expect(await screen.findByLabelText('Your name')).toHaveValue('Olha Melnyk');
});

it('shows that a phone already has a flat', async () => {
  await reserve('a-1-5-15', '+380671234567');
  const { user } = await open(flatPath('a-1-2-5'));
  await fill(user);
  await send(user);
  expect(await screen.findByRole('heading', { name: 'This phone number holds a flat already' })).toBeVisible();
});

it('names a number to call when the network of the visitor has too many reservations', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = await open(flatPath('a-1-2-5'), async (input, init) => {
    const isPost = input instanceof Request && input.method === 'POST' && input.url.endsWith('/api/reservations');
    return isPost
      ? Response.json({ error: { code: 'too_many_requests', message: '' } }, { status: 429 })
      : backend.fetch(input, init);
  });
  await fill(user);
  await send(user);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/^The flat could not be reserved/);
  expect(within(alert).getByRole('link', { name: /^\+380/ })).toBeVisible();
  expect(logged).toHaveBeenCalledWith('The flat was not reserved:', 429);
});

it('accepts another number after one that already has a flat', async () => {
  await reserve('a-1-5-15', '+380671234567');
  const { user } = await open(flatPath('a-1-2-5'));
  await fill(user);
  await send(user);
  await user.click(await screen.findByRole('button', { name: 'Use another number' }));
  const phone = await screen.findByLabelText('Phone');
  expect(screen.getByLabelText('Your name')).toHaveValue('Olha Melnyk');
  await user.clear(phone);
  await user.click(phone);
  await user.paste('0671234568');
  await send(user);
  expect(await screen.findByRole('heading', { name: 'The flat is reserved for you' })).toBeVisible();
});

it('reserves the flat again after its reservation was cancelled in another tab, without an error', async () => {
  const { user } = await open(flatPath('a-1-2-5'));
  await fill(user);
  await send(user);
  await screen.findByRole('heading', { name: 'The flat is reserved for you' });
  const [own] = JSON.parse(localStorage.getItem('obriy.reservations') ?? '[]') as [Record<string, string>];
  await backend.fetch(`/api/reservations/${own['number']}?token=${own['token']}`, { method: 'DELETE' });
  localStorage.setItem('obriy.reservations', JSON.stringify([{ ...own, status: 'cancelled' }]));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'obriy.reservations' })));
  expect(screen.queryByRole('heading', { name: 'Somebody else was faster' })).not.toBeInTheDocument();

  await user.click(await screen.findByLabelText('Your name'));
  expect(screen.queryByText('The field is required.')).not.toBeInTheDocument();
  await user.paste('Olha Melnyk');
  await user.click(screen.getByLabelText('Phone'));
  await user.paste('0671234567');
  await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
  await send(user);
  expect(await screen.findByRole('heading', { name: 'The flat is reserved for you' })).toBeVisible();
});

it('announces on another page what became of a reservation that was left before the response', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const request = jest.fn();
  const { user, go } = await open(flatPath('a-1-2-5'), async (input, init) => {
    if (input instanceof Request && input.method === 'POST' && input.url.endsWith('/api/reservations')) {
      request();
      await promise;
    }
    return backend.fetch(input, init);
  });
  await fill(user);
  await send(user);
  await waitFor(() => expect(request).toHaveBeenCalled());
  await go('/en/404');
  resolve(undefined);
  expect(await screen.findByText(/^The flat is reserved for you until .* Reservation number:/)).toBeVisible();
});

it('shows that nothing is reserved without a network, and reserves when it is back', async () => {
  let away = true;
  const { user } = await open(flatPath('a-1-2-5'), async (input, init) => {
    const isPost = input instanceof Request && input.method === 'POST';
    if (away && isPost && input.url.endsWith('/api/reservations')) throw new TypeError('Failed to fetch');
    return backend.fetch(input, init);
  });
  await fill(user);
  await send(user);
  expect(await screen.findByRole('heading', { name: 'Not reserved yet' })).toBeVisible();
  away = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'The flat is reserved for you' })).toBeVisible();
});

it('shows on an open page what another visitor has reserved, and what is free again by the clock', async () => {
  idleBrowser();
  const { unmount } = await open(flatPath('a-1-2-5'));
  await action();
  const receipt = await reserve('a-1-2-5', '+380501112233');
  const returned = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => {
    returned();
    expect(screen.queryByRole('button', { name: /Reserve it free/ })).not.toBeInTheDocument();
  });

  hoursLater = 49;
  await waitFor(() => {
    returned();
    expect(screen.getByRole('button', { name: /Reserve it free/ })).toBeVisible();
  });
  unmount();
  await open(`/en/reservation#${receipt.number}.${receipt.token}`);
  expect(await screen.findByText('Ended')).toBeVisible();
});

it('shows a failure for a response without a reservation', async () => {
  const { user } = await open(flatPath('a-1-2-5'), async (input, init) => {
    const { method, url } = input instanceof Request ? input : { method: 'GET', url: String(input) };
    if (method !== 'POST' || !url.endsWith('/api/reservations')) return backend.fetch(input, init);
    const { number, token } = await reserve('a-1-2-5', '+380671234567');
    return Response.json({ data: { number, token, reservation: { ends_at: 'soon' } } });
  });
  await fill(user);
  await send(user);
  // The page learns that the flat is reserved, possibly by this visitor: it does not report it as taken.
  expect(await screen.findByText('Reserved')).toBeVisible();
  expect(await screen.findByText(/^We do not know whether the flat was reserved/)).toBeVisible();
  expect(localStorage.getItem('obriy.reservations')).toBeNull();
});

it('shows a failure for a private link without a reservation', async () => {
  await open('/en/reservation#O-2611-0001.AAAAAAAAAAAAAAAAAAAAAAAA', async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input));
    return pathname.startsWith('/api/reservations/') ? Response.json({ data: {} }) : backend.fetch(input, init);
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(localStorage.getItem('obriy.reservations')).toBeNull();
});

it('is not offered and requests nothing without the extension', async () => {
  idleBrowser();
  const requested: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input));
    requested.push(pathname);
    return pathname === '/api/extensions' ? Response.json({ data: ['visits'] }) : backend.fetch(input, init);
  };
  const { html } = await renderOnServer({ path: flatPath('a-1-2-5'), fetch });
  expect(html).toContain('Ask about this flat');
  expect(html).not.toContain('Reserve it free');
  await open(flatPath('a-1-2-5'), fetch);
  document.dispatchEvent(new Event('visibilitychange'));
  await screen.findByRole('button', { name: 'Ask about this flat' });
  expect(requested.filter((path) => path.startsWith('/api/reservations'))).toEqual([]);
});
