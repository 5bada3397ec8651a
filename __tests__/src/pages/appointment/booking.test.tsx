import { configure, screen, waitFor } from '@testing-library/react';
import type { Visit, VisitReceipt } from '#contract/visit.ts';
import { bookingVisitor, heading } from '../../../support/bookingVisitor.ts';
import { fixtureContent, startBackend, type TestBackend } from '../../../support/backend.ts';

// The first form transforms all of its libraries, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

let backend: TestBackend;
beforeEach(async () => {
  backend = await startBackend({ contentDir: fixtureContent });
});
afterEach(() => backend.close());

/** The backend behind a network that a test can spoil. */
const spoilt = (spoil: (call: string, ask: () => Promise<Response>) => Promise<Response> | undefined): typeof fetch => {
  return async (input, init) => {
    const request = new Request(input, init);
    const ask = () => backend.fetch(request.clone());
    return spoil(`${request.method} ${new URL(request.url).pathname}`, ask) ?? ask();
  };
};

const taken = () => Response.json({ error: { code: 'slot_taken', message: '' } }, { status: 409 });

it('books a visit: center, day, time, details, number; and keeps nothing of the person', async () => {
  const visitor = await bookingVisitor(backend.fetch);
  await visitor.chooseDay();
  expect(visitor.address()).toBe('select_time');
  await visitor.chooseSlot();
  expect(visitor.address()).toBe('details');
  expect(screen.getByRole('timer')).toHaveTextContent(/^[45]:\d\d$/);
  await visitor.fillDetails();
  await visitor.send();
  await heading('We are expecting you');
  await waitFor(() => expect(visitor.address()).toBe('confirmed'));
  const { machine } = visitor.store.getState().booking ?? {};
  const number = machine?.name === 'confirmed' ? machine.booked.number : 'none';
  expect(screen.getByText(number)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Google Calendar' })).toHaveAttribute('href', expect.stringMatching(/dates=\d{8}T\d{6}Z%2F\d{8}T\d{6}Z/));
  expect(screen.getByRole('link', { name: 'Move or cancel' })).toHaveAttribute('href', expect.stringMatching(/^\/en\/appointment\/visit#/));
  expect(JSON.stringify(sessionStorage) + JSON.stringify(visitor.store.getState())).not.toMatch(/Melnyk|671234567/);
});

it('says what is missing before anything is asked for', async () => {
  const { user, address } = await bookingVisitor(backend.fetch);
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(screen.getByText('Choose a sales centre.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /Central/ }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByText('Choose the day of your visit.')).toBeVisible();
  expect(address()).toBe('select_date');
});

it('takes the center from the project or from the address, until the visitor says otherwise', async () => {
  const { store, unmount } = await bookingVisitor(backend.fetch, '/en/appointment/select_date?project=lypa');
  expect(await screen.findByRole('radio', { name: /Central/, checked: true })).toBeVisible();
  await waitFor(() => expect(store.getState().booking?.machine).toMatchObject({ center: 'central', project: 'lypa' }));
  unmount();
  await bookingVisitor(backend.fetch, '/en/appointment/select_date?center=central');
  expect(await screen.findByRole('radio', { name: /Central/, checked: true })).toBeVisible();
});

it('carries the flat that the visit is about to the details and to the salesperson', async () => {
  const sent: string[] = [];
  const visitor = await bookingVisitor(async (input, init) => {
    const request = new Request(input, init);
    if (request.url.endsWith('/api/visits')) sent.push(((await request.clone().json()) as { message?: string }).message ?? '');
    return backend.fetch(request);
  }, '/en/appointment/select_date?project=lypa&flat=a-1-3-9');
  await waitFor(() => expect(visitor.store.getState().booking?.machine).toMatchObject({ flat: 'a-1-3-9' }));
  await visitor.chooseDay();
  await visitor.chooseSlot();
  expect(await screen.findByRole('link', { name: /^Flat No\. 9, Lypa/ })).toHaveAttribute('href', '/en/projects/lypa/plan/flat/a-1-3-9');
  await visitor.fillDetails();
  await visitor.user.type(screen.getByLabelText(/What shall we prepare/), 'The plan');
  await visitor.send();
  await heading('We are expecting you');
  expect(sent).toEqual([`${window.location.origin}/projects/lypa/plan/flat/a-1-3-9\nThe plan`]);
});

it('lists what is wrong with the details, takes the focus there, and leads to the fields', async () => {
  const visitor = await bookingVisitor(backend.fetch);
  await visitor.chooseDay();
  await visitor.chooseSlot();
  await screen.findByLabelText('Your name');
  await visitor.send();
  const summary = screen.getByRole('group', { name: 'Something is missing or needs a correction' });
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent(/Your name: The field is required\..*Phone: The field is required\./);
  await visitor.user.click(screen.getByRole('button', { name: 'Phone' }));
  expect(screen.getByLabelText('Phone')).toHaveFocus();
});

describe('somebody else is faster', () => {
  it('at holding: says so, shows what is left, and keeps the place', async () => {
    let late = true;
    const visitor = await bookingVisitor(
      spoilt((call) => {
        if (call !== 'POST /api/holds' || !late) return undefined;
        late = false;
        return Promise.resolve(taken());
      }),
    );
    await visitor.chooseDay();
    await visitor.pressSlot();
    expect(await screen.findByRole('alert')).toHaveTextContent(/just taken this hour/);
    expect(visitor.address()).toBe('select_time');
    await visitor.chooseSlot(1);
    expect(visitor.address()).toBe('details');
  });

  it('at booking: leads back to the hours, with everything that was typed', async () => {
    let late = true;
    const visitor = await bookingVisitor(
      spoilt((call) => {
        if (call !== 'POST /api/visits' || !late) return undefined;
        late = false;
        return Promise.resolve(taken());
      }),
    );
    await visitor.chooseDay();
    await visitor.chooseSlot();
    await visitor.fillDetails();
    await visitor.send();
    expect(await screen.findByRole('alert')).toHaveTextContent(/just taken this hour/);
    await waitFor(() => expect(visitor.address()).toBe('select_time'));
    await visitor.chooseSlot(1);
    expect(await screen.findByLabelText('Your name')).toHaveValue('Olha Melnyk');
    expect(screen.getByRole('checkbox')).toBeChecked();
    await visitor.send();
    expect(await heading('We are expecting you')).toBeVisible();
  });
});

it('books once when the reply is lost, the button is pressed twice, and the visit sent again', async () => {
  const sent: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const answer = await backend.fetch(request.clone());
    if (request.method !== 'POST' || !request.url.endsWith('/api/visits')) return answer;
    sent.push(`${request.headers.get('Idempotency-Key')} ${await request.text()}`);
    if (sent.length === 1) throw new TypeError('Failed to fetch');
    return answer;
  };
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const visitor = await bookingVisitor(fetch);
  await visitor.chooseDay();
  await visitor.chooseSlot();
  await visitor.fillDetails();
  await visitor.user.dblClick(screen.getByRole('button', { name: 'Book the visit' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/will not be booked twice/);
  await visitor.send();
  await heading('We are expecting you');
  expect(sent).toHaveLength(2);
  expect(sent[1]).toBe(sent[0]);
});

/** A network that loses the first answers to bookings, after the backend has booked, or before. */
const losing = (losses: ('answer' | 'request')[]) => {
  const asked: string[] = [];
  const booked: VisitReceipt[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/api/visits')) return backend.fetch(request);
    asked.push(`${request.method} ${request.headers.get('Idempotency-Key')}`);
    const loss = losses.shift();
    if (loss === 'request') throw new TypeError('Failed to fetch');
    const answer = await backend.fetch(request);
    if (request.method === 'POST' && answer.ok) booked.push(((await answer.clone().json()) as { data: VisitReceipt }).data);
    if (loss === 'answer') throw new TypeError('Failed to fetch');
    return answer;
  };
  return { fetch, asked, booked };
};

it('sends what had no answer once more by itself when the network is back', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { fetch, asked, booked } = losing(['request', 'answer']);
  const visitor = await bookingVisitor(fetch);
  await visitor.chooseDay();
  await visitor.chooseSlot();
  await visitor.fillDetails();
  await visitor.send();
  expect(await screen.findByRole('alert')).toHaveTextContent(/as soon as there is a network/);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(asked).toHaveLength(2));
  await screen.findByRole('alert');
  window.dispatchEvent(new Event('online'));
  await heading('We are expecting you');
  expect(new Set(asked).size).toBe(1);
  expect(new Set(booked.map(({ number }) => number)).size).toBe(1);
});

it('has a visit that waits for the network also after a reload, and the person nowhere but in the database', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { fetch, asked } = losing(['answer']);
  const before = await bookingVisitor(fetch);
  await before.chooseDay();
  await before.chooseSlot();
  await before.fillDetails();
  await before.send();
  await screen.findByRole('alert');
  expect(JSON.stringify([sessionStorage, localStorage])).not.toMatch(/Melnyk|671234567/);
  before.unmount();

  const after = await bookingVisitor(fetch, '/en/appointment/details');
  await waitFor(() => expect(after.store.getState().booking?.attempt).not.toBeNull());
  await screen.findByLabelText('Your name');
  await waitFor(() => expect(screen.getByLabelText('Your name')).toHaveValue('Olha Melnyk'));
  window.dispatchEvent(new Event('online'));
  await heading('We are expecting you');
  expect(asked).toHaveLength(2);
  expect(new Set(asked).size).toBe(1);
});

it('books once when a field is changed after the answer was lost', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { fetch, asked, booked } = losing(['answer', 'request']);
  const visitor = await bookingVisitor(fetch);
  await visitor.chooseDay();
  await visitor.chooseSlot();
  await visitor.fillDetails();
  await visitor.send();
  await screen.findByRole('alert');
  await visitor.user.type(screen.getByLabelText('Your name'), ' Petrenko');
  await visitor.send();
  // Nothing else is sent as long as nobody knows of the first one.
  await waitFor(() => expect(asked).toHaveLength(2));
  await screen.findByRole('alert');
  await visitor.send();
  await heading('We are expecting you');
  const [first, , , cancel, last] = asked;
  expect(new Set(asked.slice(0, 3)).size).toBe(1);
  expect(cancel).toBe(`DELETE ${first?.replace('POST ', '')}.undone`);
  expect(last).not.toBe(first);
  const visits = [...new Map(booked.map((receipt) => [receipt.number, receipt])).values()];
  const statuses = await Promise.all(
    visits.map(async ({ number, token }) => ((await (await backend.fetch(`/api/visits/${number}?token=${token}`)).json()) as { data: Visit }).data.status),
  );
  expect(statuses).toEqual(['cancelled', 'booked']);
});

it('offers to hold the slot again when the hold is over', async () => {
  let over = false;
  const visitor = await bookingVisitor(
    spoilt((call) => (over && call.startsWith('GET /api/holds/') ? Promise.resolve(Response.json({ error: { code: 'not_found' } }, { status: 404 })) : undefined)),
  );
  await visitor.chooseDay();
  await visitor.chooseSlot();
  over = true;
  // Back to the window after a while.
  window.dispatchEvent(new Event('focus'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/five minutes are over/);
  over = false;
  await visitor.user.click(screen.getByRole('button', { name: 'Hold it again' }));
  expect(await screen.findByRole('timer')).toBeVisible();
  expect(visitor.address()).toBe('details');
});

it.each(['select_time', 'details', 'confirmed'])('opens the first step for whoever comes to %s with nothing', async (step) => {
  const { address } = await bookingVisitor(backend.fetch, `/en/appointment/${step}`);
  await waitFor(() => expect(address()).toBe('select_date'));
  expect(await screen.findByRole('radio', { name: /Central/ })).toBeVisible();
});

it('opens the first open step for whoever comes too far', async () => {
  const visitor = await bookingVisitor(backend.fetch);
  await visitor.chooseDay();
  await visitor.go('/en/appointment/confirmed');
  await waitFor(() => expect(visitor.address()).toBe('select_time'));
});

it('goes back and forward with the browser, and holds what was chosen', async () => {
  const visitor = await bookingVisitor(backend.fetch);
  await visitor.chooseDay();
  await visitor.chooseSlot();
  await visitor.go(-1);
  await heading('Choose the time');
  expect(await screen.findByRole('button', { pressed: true })).toBeVisible();
  await visitor.go(-1);
  await heading('Choose the day');
  expect(screen.getByRole('radio', { name: /Central/ })).toBeChecked();
  await visitor.go(2);
  await heading('Enter the details');
  expect(screen.getByRole('timer')).toBeVisible();
});

it('is where it was after a reload, with what was typed', async () => {
  const before = await bookingVisitor(backend.fetch);
  await before.chooseDay();
  await before.chooseSlot();
  await before.user.type(await screen.findByLabelText('Your name'), 'Olha');
  before.unmount();
  const after = await bookingVisitor(backend.fetch, '/en/appointment/details');
  await screen.findByLabelText('Your name');
  await waitFor(() => expect(screen.getByLabelText('Your name')).toHaveValue('Olha'));
  expect(after.address()).toBe('details');
  expect(await screen.findByRole('timer')).toBeVisible();
});

it('gives the focus to the heading of the next step', async () => {
  const visitor = await bookingVisitor(backend.fetch);
  await visitor.chooseDay();
  const shown = await heading('Choose the time');
  await waitFor(() => expect(shown.parentElement).toHaveFocus());
});
