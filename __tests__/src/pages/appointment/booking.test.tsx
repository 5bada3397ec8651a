import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SlotsData, VisitReceipt } from '#contract/leads/visit.ts';
import { addDays } from '#domain/time/days.ts';
import { takeBack } from '#entities/lead';
import { readReturnedKey } from '#entities/visit';
import type { BookingState } from '#features/booking';
import { bookingVisitor, heading } from '../../../support/site/bookingVisitor.ts';
import { renderSite } from '../../../support/site/renderSite.tsx';
import { revealAll } from '../../../support/site/revealAll.ts';
import { fixDate } from '../../../support/fixedDate.ts';
import { fixtureContent, startBackend, type TestBackend, townContent } from '../../../support/backend/backend.ts';

let backend: TestBackend;
beforeEach(async () => {
  fixDate('2026-11-20T10:00Z');
  backend = await startBackend({ contentDir: fixtureContent });
});
afterEach(() => backend.close());

/** The backend behind a network that a test can disturb. */
const intercepted = (
  intercept: (call: string, forward: () => Promise<Response>) => Promise<Response> | undefined,
): typeof fetch => {
  return async (input, init) => {
    const request = new Request(input, init);
    const forward = () => backend.fetch(request.clone());
    return intercept(`${request.method} ${new URL(request.url).pathname}`, forward) ?? forward();
  };
};

const taken = () => Response.json({ error: { code: 'slot_taken', message: '' } }, { status: 409 });

it('books a visit: center, day, time, details, number; and keeps no personal data', async () => {
  const visitor = await bookingVisitor(backend.fetch);
  await visitor.chooseDay();
  expect(visitor.address()).toBe('select_time');
  await visitor.chooseSlot();
  expect(visitor.address()).toBe('details');
  expect(screen.getByRole('timer')).toHaveTextContent(/^[45]:\d\d$/);
  expect(screen.getByText(/^[A-Z]\w+day, \d+ \w+ \d{4},$/)).toHaveTextContent(/\d{4}, \d+:\d\d$/);
  await visitor.fillDetails();
  await visitor.send();
  await heading('We look forward to seeing you');
  await waitFor(() => expect(visitor.address()).toBe('confirmed'));
  const { machine } = visitor.store.getState().booking ?? {};
  const number = machine?.name === 'confirmed' ? machine.booked.number : 'none';
  expect(screen.getByText(number)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Google Calendar' })).toHaveAttribute(
    'href',
    expect.stringMatching(/dates=\d{8}T\d{6}Z%2F\d{8}T\d{6}Z/),
  );
  expect(screen.getByRole('link', { name: 'Move or cancel' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/en\/appointment\/visit#/),
  );
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await visitor.user.click(screen.getByRole('button', { name: 'Copy the link' }));
  const byHand = await screen.findByRole('textbox', { name: 'Private link' });
  expect(byHand).toHaveDisplayValue(/^http:\/\/localhost\/en\/appointment\/visit#/);
  expect(JSON.stringify(sessionStorage) + JSON.stringify(visitor.store.getState())).not.toMatch(/Melnyk|671234567/);
});

it('shows on return to the confirmation that the visit was cancelled elsewhere', async () => {
  const visitor = await bookingVisitor(backend.fetch);
  await visitor.chooseDay();
  await visitor.chooseSlot();
  await visitor.fillDetails();
  await visitor.send();
  await heading('We look forward to seeing you');
  const machine = visitor.store.getState().booking?.machine;
  const { booked } = machine as BookingState<'confirmed'>;
  await backend.fetch(`/api/visits/${booked.number}?token=${booked.token}`, { method: 'DELETE' });
  fireEvent.focus(window);
  await heading('Your visit is cancelled');
  expect(screen.getByText(booked.number)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Google Calendar' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Move or cancel' })).not.toBeInTheDocument();
  expect(document.title).toMatch(/^Your visit is cancelled/);
  await visitor.user.click(screen.getByRole('button', { name: 'Book another visit' }));
  await heading('Choose the day');
});

it('names the missing fields before any request', async () => {
  const { user, address } = await bookingVisitor(backend.fetch);
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  const [first] = screen.getAllByRole('radio');
  expect(first).toHaveFocus();
  // Right above what has the focus: below the list it would be off the screen of a phone.
  const error = screen.getByText('Choose a sales centre.');
  expect(error).toBeVisible();
  expect(error.nextElementSibling).toContainElement(first ?? null);
  await user.click(screen.getByRole('radio', { name: /Central/ }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByText('Choose the day of your visit.')).toBeVisible();
  expect(address()).toBe('select_date');
});

it('says what to do in the place of the calendar until a center is chosen', async () => {
  const { user } = await bookingVisitor(backend.fetch);
  expect(await screen.findByText(/^Choose a sales centre first/)).toBeVisible();
  expect(screen.queryByText(/^Days in grey/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /Central/ }));
  expect(screen.queryByText(/^Choose a sales centre first/)).not.toBeInTheDocument();
  expect(screen.getByText(/^Days in grey/)).toBeVisible();
  revealAll();
  expect(await screen.findByLabelText('Day of the visit')).toBeVisible();
});

describe('a typed day', () => {
  /** The second free day, and the first closed one after the first free one. */
  const days = async () => {
    const today = '2026-11-20';
    const to = addDays(today, 30);
    const response = await backend.fetch(`http://backend.test/api/centers/central/slots?from=${today}&to=${to}`);
    const { data } = (await response.json()) as { data: SlotsData };
    const free = data.days.filter(({ slots }) => slots.some((slot) => slot.free > 0)).map(({ day }) => day);
    const [first = today, second = today] = free;
    const closed = Array.from({ length: 30 }, (_, index) => addDays(first, index)).find((day) => !free.includes(day));
    return { today, free: second, closed: closed ?? today };
  };
  const written = (day: string, separator = '-') => day.split('-').toReversed().map(Number).join(separator);
  const withDayChosen = async () => {
    const visitor = await bookingVisitor(backend.fetch, '/en/appointment/select_date?center=central');
    const soon = await screen.findByRole('group', { name: 'The nearest free days' });
    const [chip] = within(soon).getAllByRole('button');
    if (chip !== undefined) await visitor.user.click(chip);
    revealAll();
    const field = await screen.findByLabelText('Day of the visit');
    const type = async (text: string) => {
      await visitor.user.clear(field);
      await visitor.user.type(field, `${text}{Enter}`);
    };
    const goOn = () => visitor.user.click(screen.getByRole('button', { name: 'Continue' }));
    return { ...visitor, field, type, goOn };
  };

  it('that cannot be booked shows the reason beside the field, and the previous day is not booked', async () => {
    const { today, closed } = await days();
    const { type, goOn, field, address } = await withDayChosen();
    for (const [text, reason] of [
      [written(closed), /^The sales centre is closed on .+\. Choose another day\.$/],
      [written(addDays(today, -1), '.'), 'This day is in the past: choose today or later.'],
      [written(addDays(today, 400), '/'), /^Visits can be booked until .+: choose an earlier day\.$/],
      ['31-11-2026', /^Invalid Date\. Write the day/],
      ['tomorrow', /^Invalid Date\. Write the day/],
    ] as const) {
      await type(text);
      const notice = await screen.findByText(reason);
      expect(notice).toBeVisible();
      expect(field).toHaveAccessibleDescription(expect.stringContaining(notice.textContent));
      expect(field).toBeInvalid();
      expect(field).toHaveValue(text);
      expect(screen.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
      await goOn();
      expect(field).toHaveFocus();
      expect(address()).toBe('select_date');
    }
    await type(' ');
    await goOn();
    expect(screen.getByText('Choose the day of your visit.')).toBeVisible();
    expect(address()).toBe('select_date');
  });

  it.each([
    ['2026-11-22T10:00Z', /^The sales centre is closed on Sunday/],
    ['2026-11-20T21:00Z', /^No free times on Friday/],
  ])('of today, %s, is called closed only when the centre is', async (now, reason) => {
    fixDate(now);
    const { type } = await withDayChosen();
    await type(written(now.slice(0, 10)));
    expect(await screen.findByText(reason)).toBeVisible();
  });

  it('accepts dots, slashes and zeros, and waits for the visitor to continue', async () => {
    const { free } = await days();
    const { type, goOn, field, address, store } = await withDayChosen();
    for (const text of [written(free, '.'), free.split('-').toReversed().join('/'), free]) {
      await type('soon');
      await type(text);
      expect(field).toHaveValue(written(free));
      expect(field).toBeValid();
      expect(store.getState().booking?.machine).toMatchObject({ name: 'date_chosen', day: free });
      expect(address()).toBe('select_date');
    }
    await goOn();
    await heading('Choose the time');
  });
});

it('takes the center from the project or the address, until the visitor chooses another', async () => {
  const { store, unmount } = await bookingVisitor(backend.fetch, '/en/appointment/select_date?project=lypa');
  expect(await screen.findByRole('radio', { name: /Central/, checked: true })).toBeVisible();
  await waitFor(() => expect(store.getState().booking?.machine).toMatchObject({ center: 'central', project: 'lypa' }));
  unmount();
  await bookingVisitor(backend.fetch, '/en/appointment/select_date?center=central');
  expect(await screen.findByRole('radio', { name: /Central/, checked: true })).toBeVisible();
});

it('lists first the center that sells what the visit is about', async () => {
  const townBackend = await startBackend({ contentDir: townContent });
  await bookingVisitor(townBackend.fetch, '/en/appointment/select_date?project=sykhivski-sady');
  expect(await screen.findByRole('radio', { name: /Sells your development/, checked: true })).toBe(
    screen.getAllByRole('radio')[0],
  );
  expect(screen.getAllByRole('radio', { name: /Sells your development/ })).toHaveLength(1);
  await townBackend.close();
});

it('carries the flat of the visit to the details, the confirmation, its page and the salesperson', async () => {
  const sent: string[] = [];
  const visitor = await bookingVisitor(async (input, init) => {
    const request = new Request(input, init);
    if (request.url.endsWith('/api/visits')) {
      sent.push(((await request.clone().json()) as { message?: string }).message ?? '');
    }
    return backend.fetch(request);
  }, '/en/appointment/select_date?project=lypa&flat=a-1-3-9');
  await waitFor(() => expect(visitor.store.getState().booking?.machine).toMatchObject({ flat: 'a-1-3-9' }));
  expect(await screen.findByRole('link', { name: 'Flat No. 9, Lypa' })).toBeVisible();
  await visitor.chooseDay();
  await visitor.chooseSlot();
  expect(await screen.findByRole('link', { name: /^Flat No\. 9, Lypa/ })).toHaveAttribute(
    'href',
    '/en/projects/lypa/plan/flat/a-1-3-9',
  );
  await visitor.fillDetails();
  await visitor.user.type(screen.getByLabelText(/What shall we prepare/), 'The plan');
  await visitor.send();
  await heading('We look forward to seeing you');
  const aboutFlat = { name: 'Flat No. 9, Lypa' };
  expect(await screen.findByRole('link', aboutFlat)).toBeVisible();
  const machine = visitor.store.getState().booking?.machine;
  const { booked } = machine as BookingState<'confirmed'>;
  expect(booked.visit).toMatchObject({ project: 'lypa', flat: 'a-1-3-9' });
  visitor.unmount();
  await renderSite({ path: `/en/appointment/visit#${booked.number}.${booked.token}`, fetch: backend.fetch });
  expect(await screen.findByRole('link', aboutFlat)).toBeVisible();
  expect(sent).toEqual([`${window.location.origin}/projects/lypa/plan/flat/a-1-3-9\nThe plan`]);
});

it('names a flat without a number by its development', async () => {
  await bookingVisitor(async (input, init) => {
    const request = new Request(input, init);
    const response = await backend.fetch(request);
    if (!request.url.includes('/plannings')) return response;
    const { data } = (await response.json()) as { data: readonly { number?: number }[] };
    return Response.json({ data: data.map(({ number: _, ...flat }) => flat) });
  }, '/en/appointment/select_date?project=lypa&flat=a-1-3-9');
  expect(await screen.findByRole('link', { name: 'A flat in Lypa' })).toHaveAttribute(
    'href',
    '/en/projects/lypa/plan/flat/a-1-3-9',
  );
});

it('lists the errors of the details, focuses the list, and links to the fields', async () => {
  const visitor = await bookingVisitor(backend.fetch);
  await visitor.chooseDay();
  await visitor.chooseSlot();
  await screen.findByLabelText('Your name');
  await visitor.send();
  const summary = screen.getByRole('group', { name: 'Something is missing or needs correcting' });
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent(/Your name: The field is required\..*Phone: The field is required\./);
  await visitor.user.click(screen.getByRole('button', { name: 'Phone' }));
  expect(screen.getByLabelText('Phone')).toHaveFocus();
  // An empty optional field is not marked as valid.
  const email = screen.getByLabelText(/^Email/);
  expect(email).not.toHaveAttribute('data-valid');
  await visitor.user.type(email, 'olha@example.com');
  expect(email).toHaveAttribute('data-valid', 'true');
});

describe('a slot that is taken', () => {
  it('before the hold: shows a notice and the remaining slots, and keeps the step', async () => {
    let isTaken = true;
    const visitor = await bookingVisitor(
      intercepted((call) => {
        if (call !== 'POST /api/holds' || !isTaken) return undefined;
        isTaken = false;
        return Promise.resolve(taken());
      }),
    );
    await visitor.chooseDay();
    await visitor.pressSlot();
    expect(await screen.findByRole('alert')).toHaveTextContent(/just taken this time/);
    expect(visitor.address()).toBe('select_time');
    await visitor.chooseSlot(1);
    expect(visitor.address()).toBe('details');
  });

  it('before the booking: returns to the hours with everything that was typed', async () => {
    let isTaken = true;
    const visitor = await bookingVisitor(
      intercepted((call) => {
        if (call !== 'POST /api/visits' || !isTaken) return undefined;
        isTaken = false;
        return Promise.resolve(taken());
      }),
    );
    await visitor.chooseDay();
    await visitor.chooseSlot();
    await visitor.fillDetails();
    await visitor.send();
    expect(await screen.findByRole('alert')).toHaveTextContent(/just taken this time/);
    await waitFor(() => expect(visitor.address()).toBe('select_time'));
    await visitor.chooseSlot(1);
    expect(await screen.findByLabelText('Your name')).toHaveValue('Olha Melnyk');
    expect(screen.getByRole('checkbox')).toBeChecked();
    await visitor.send();
    expect(await heading('We look forward to seeing you')).toBeVisible();
  });
});

describe('the last seat of a time, held by the visitor', () => {
  const another = (name: 'Another day or centre' | 'Another time') => screen.findByRole('button', { name });
  /** Holds the first time, whose other seats are taken. */
  const holder = async (fetch: typeof globalThis.fetch) => {
    const visitor = await bookingVisitor(fetch);
    await visitor.chooseDay();
    await visitor.chooseSlot();
    const machine = visitor.store.getState().booking?.machine;
    const { slot, center } = machine as BookingState<'details'>;
    const body = JSON.stringify({ center, starts_at: slot.starts_at });
    const headers = { 'Content-Type': 'application/json' };
    const hold = async () => (await backend.fetch('/api/holds', { method: 'POST', headers, body })).status;
    expect([await hold(), await hold()]).toEqual([200, 409]);
    const own = new RegExp(`^${slot.time.replace(/^0/, '')}`);
    return { ...visitor, time: () => screen.findByRole('button', { name: own }) };
  };

  it('can be chosen again after a look at another day and a reload', async () => {
    const visitor = await holder(backend.fetch);
    for (const day of [2, 1]) {
      await visitor.user.click(await another('Another day or centre'));
      await visitor.shownAt('select_date');
      const soon = await screen.findByRole('group', { name: 'The nearest free days' });
      await visitor.user.click(within(soon).getAllByRole('button')[day] ?? soon);
      await visitor.user.click(screen.getByRole('button', { name: 'Continue' }));
      await visitor.shownAt('select_time');
    }
    visitor.unmount();
    await bookingVisitor(backend.fetch, '/en/appointment/select_time');
    expect(await visitor.time()).toHaveAttribute('aria-disabled', 'false');
    await visitor.user.click(await visitor.time());
    expect(await screen.findByRole('timer')).toBeVisible();
  });

  it('can be chosen again when another time is taken, until it is taken itself', async () => {
    let isTaken = false;
    const visitor = await holder(
      intercepted((call) => (call === 'POST /api/holds' && isTaken ? Promise.resolve(taken()) : undefined)),
    );
    await visitor.user.click(await another('Another time'));
    await heading('Choose the time');
    isTaken = true;
    await visitor.pressSlot(1);
    expect(await screen.findByRole('alert')).toHaveTextContent(/just taken this time/);
    expect(await visitor.time()).toHaveAttribute('aria-disabled', 'false');
    // The hold has ended, and another visitor has the time.
    await visitor.user.click(await visitor.time());
    await waitFor(async () => expect(await visitor.time()).toHaveAttribute('aria-disabled', 'true'));
    expect(await visitor.time()).toHaveFocus();
    isTaken = false;
    await visitor.chooseSlot();
  });
});

/**
 * A network that disturbs booking calls: loses the request, loses the response, responds that the slot is taken, or with
 * an error. Works normally at the end of the list.
 */
const faultyNetwork = (faults: ('request' | 'response' | 'taken' | 'error')[]) => {
  const requested: string[] = [];
  const booked = new Set<string>();
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/api/visits') || request.method === 'GET') return backend.fetch(request);
    requested.push(`${request.method} ${request.headers.get('Idempotency-Key')}`);
    const fault = faults.shift();
    if (fault === 'request') throw new TypeError('Failed to fetch');
    if (fault === 'taken') return taken();
    if (fault === 'error') return new Response(null, { status: 500 });
    const response = await backend.fetch(request);
    if (request.method === 'POST' && response.ok) {
      booked.add(((await response.clone().json()) as { data: VisitReceipt }).data.number);
    }
    if (fault === 'response') throw new TypeError('Failed to fetch');
    return response;
  };
  return { fetch, requested, booked };
};

/** Goes to the last step, and presses the button. */
const submitted = async (fetch: typeof globalThis.fetch) => {
  const visitor = await bookingVisitor(fetch);
  await visitor.chooseDay();
  await visitor.chooseSlot();
  await visitor.fillDetails();
  await visitor.send();
  return visitor;
};

const waits = () => screen.findByRole('heading', { name: 'Your visit is waiting for the network' });
const online = () => window.dispatchEvent(new Event('online'));

it('books without a hold when the network of the visitor has too many of them', async () => {
  const slots = await backend.fetch('/api/centers/central/slots?from=2026-11-21&to=2026-12-30');
  const { data } = (await slots.json()) as { data: SlotsData };
  const visitor = await bookingVisitor(backend.fetch);
  await visitor.chooseDay();
  const machine = visitor.store.getState().booking?.machine;
  const { day } = machine as BookingState<'select_time'>;
  const ofDay = data.days.find((each) => each.day === day)?.slots.slice(-4) ?? [];
  const headers = { 'Content-Type': 'application/json' };
  for (const { starts_at } of ofDay) {
    const body = JSON.stringify({ center: 'central', starts_at });
    expect(await backend.fetch('/api/holds', { method: 'POST', headers, body })).toMatchObject({ status: 200 });
  }

  await visitor.chooseSlot();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  await visitor.user.click(screen.getByRole('button', { name: 'Another time' }));
  await visitor.shownAt('select_time');
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  await visitor.user.click(screen.getByRole('button', { name: 'Continue' }));
  await visitor.shownAt('details');
  await visitor.fillDetails();
  await visitor.send();
  expect(await heading('We look forward to seeing you')).toBeVisible();
});

describe('a visitor who leaves before the response', () => {
  const left = async (respond: (forward: () => Promise<Response>) => Promise<Response>) => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const request = jest.fn();
    const visitor = await submitted(
      intercepted((call, forward) => {
        if (call !== 'POST /api/visits') return undefined;
        request();
        return promise.then(async () => respond(forward));
      }),
    );
    await waitFor(() => expect(request).toHaveBeenCalled());
    await visitor.go('/en/contacts');
    resolve(undefined);
    return visitor;
  };

  it('learns on any page that the time was taken, and continues with the details', async () => {
    const visitor = await left(async () => taken());
    expect(await screen.findByText(/someone else booked its time/)).toBeVisible();
    await visitor.user.click(screen.getByRole('link', { name: 'Choose another time' }));
    await heading('Choose the time');
    expect(await screen.findByRole('alert')).toHaveTextContent(/just taken this time/);
    expect(screen.queryByText(/someone else booked its time/)).not.toBeInTheDocument();
    await visitor.chooseSlot(1);
    expect(await screen.findByLabelText('Your name')).toHaveValue('Olha Melnyk');
  });

  it('gets the number on any page, and sees the confirmation before booking another visit', async () => {
    const visitor = await left((forward) => forward());
    expect(await screen.findByText(/^Your visit is booked for .* Its number:/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the visit' })).toBeVisible();
    await visitor.go('/en/appointment/select_date');
    await heading('We look forward to seeing you');
    expect(screen.queryByText(/^Your visit is booked for/)).not.toBeInTheDocument();
  });
});

it('books once when the reply is lost and the button is pressed twice', async () => {
  const { fetch, requested, booked } = faultyNetwork(['response']);
  const visitor = await bookingVisitor(fetch);
  await visitor.chooseDay();
  await visitor.chooseSlot();
  await visitor.fillDetails();
  await visitor.user.dblClick(screen.getByRole('button', { name: 'Book the visit' }));
  await heading('We look forward to seeing you');
  expect(requested).toHaveLength(2);
  expect(new Set(requested).size).toBe(1);
  expect(booked.size).toBe(1);
});

it('stores a visit without a response in the outbox, says so, and sends it when the network is back', async () => {
  const { fetch, requested, booked } = faultyNetwork(['request', 'response']);
  const visitor = await submitted(fetch);
  await waits();
  expect(screen.getByText(/You can close this page/)).toBeVisible();
  expect(screen.queryByLabelText('Your name')).not.toBeInTheDocument();
  expect(JSON.stringify([sessionStorage, localStorage])).not.toMatch(/Melnyk|671234567/);
  await waitFor(() => expect(requested).toHaveLength(2));
  // The visit cannot be changed any more: Back stays here.
  await visitor.go(-1);
  await waits();
  await waitFor(() => expect(visitor.address()).toBe('details'));
  online();
  await heading('We look forward to seeing you');
  expect(new Set(requested).size).toBe(1);
  expect(booked.size).toBe(1);
  expect(screen.queryByText(/Your visit is booked for/)).not.toBeInTheDocument();
});

it('does not name the network as the cause when the backend responds with an error', async () => {
  const { fetch, requested, booked } = faultyNetwork(['error', 'error', 'request']);
  await submitted(fetch);
  expect(await screen.findByRole('heading', { name: 'Your visit has not been confirmed yet' })).toBeVisible();
  expect(screen.getByText(/sent again automatically/)).toBeVisible();
  expect(screen.queryByText(/network|online|no reply/)).not.toBeInTheDocument();
  await waitFor(() => expect(requested).toHaveLength(2));
  online();
  await waits();
  online();
  await heading('We look forward to seeing you');
  expect(new Set(requested).size).toBe(1);
  expect(booked.size).toBe(1);
});

it('restores a waiting visit after a reload, and shows its number when it is booked', async () => {
  const { fetch, requested, booked } = faultyNetwork(['response', 'request', 'request']);
  const before = await submitted(fetch);
  await waits();
  await waitFor(() => expect(requested).toHaveLength(2));
  before.unmount();

  const after = await bookingVisitor(fetch, '/en/appointment/details');
  await waits();
  online();
  online();
  await heading('We look forward to seeing you');
  await waitFor(() => expect(after.address()).toBe('confirmed'));
  expect(new Set(requested).size).toBe(1);
  expect(booked.size).toBe(1);
});

it('is sent by any open page, which shows its number even after its notice was hidden, as the booking does', async () => {
  const { fetch, requested, booked } = faultyNetwork(['request', 'request', 'request']);
  const before = await submitted(fetch);
  await waits();
  await waitFor(() => expect(requested).toHaveLength(2));
  before.unmount();

  const elsewhere = await renderSite({ path: '/en/contacts', fetch });
  expect(await screen.findByText(/^1 request has not been delivered/)).toBeVisible();
  await elsewhere.user.click(screen.getByRole('button', { name: 'Hide the notice' }));
  expect(screen.queryByText(/^1 request has not been delivered/)).not.toBeInTheDocument();
  // The pressed button no longer exists.
  expect(screen.getByRole('main')).toHaveFocus();
  online();
  const notice = await screen.findByText(/^Your visit is booked for .*, \d?\d:\d\d\. Its number:/);
  expect(notice).toHaveTextContent(`Its number: ${[...booked][0]}.`);
  const link = screen.getByRole('link', { name: 'Open the visit' });
  expect(link).toHaveAttribute('href', expect.stringContaining([...booked][0] ?? 'none'));
  // The browser opens it in a new document, which jsdom does not: this one may have a tag container, which could read the key.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await elsewhere.user.click(link);
  expect(elsewhere.router.state.location.pathname).toBe('/en/contacts');
  expect(booked.size).toBe(1);
  elsewhere.unmount();

  await bookingVisitor(fetch, '/en/appointment/details');
  await heading('We look forward to seeing you');
  expect(screen.getByText([...booked][0] ?? 'none')).toBeVisible();
  expect(new Set(requested).size).toBe(1);
});

type BookingVisitor = Awaited<ReturnType<typeof bookingVisitor>>;

it.each([
  ['while the visit waited', async (visitor: BookingVisitor) => visitor],
  [
    'after a reload, which left the details in the outbox only',
    async ({ unmount }: BookingVisitor, fetchOfTab: typeof fetch) => {
      unmount();
      const visitor = await bookingVisitor(fetchOfTab, '/en/appointment/details');
      await waits();
      return visitor;
    },
  ],
])('returns to the hours with the details when the slot was taken %s', async (_, continued) => {
  // The outbox tries again by its own clock.
  const faults: Parameters<typeof faultyNetwork>[0] = Array.from({ length: 20 }, () => 'request');
  const network = faultyNetwork(faults);
  const before = await submitted(network.fetch);
  await waits();
  const visitor = await continued(before, network.fetch);
  faults.splice(0, faults.length, 'taken');
  online();
  await heading('Choose the time');
  expect(await screen.findByRole('alert')).toHaveTextContent(/just taken this time/);
  await visitor.chooseSlot(1);
  expect(await screen.findByLabelText('Your name')).toHaveValue('Olha Melnyk');
  await visitor.send();
  await heading('We look forward to seeing you');
  expect(network.booked.size).toBe(1);
});

it('reports a taken slot on another page in another tab, and continues there with the details', async () => {
  const { fetch, requested, booked } = faultyNetwork(['request', 'request', 'request', 'taken']);
  const before = await submitted(fetch);
  await waits();
  await waitFor(() => expect(requested).toHaveLength(2));
  before.unmount();
  // Closing the tab loses its session storage.
  sessionStorage.clear();

  const elsewhere = await renderSite({ path: '/en/contacts', fetch });
  await screen.findByText(/^1 request has not been delivered/);
  online();
  expect(await screen.findByText(/someone else booked its time/)).toBeVisible();
  const next = screen.getByRole('link', { name: 'Choose another time' }).getAttribute('href') ?? 'none';
  elsewhere.unmount();
  // A third tab sent the details first.
  await takeBack(readReturnedKey(new URL(next, window.location.href).hash) ?? 'no key');

  const visitor = await bookingVisitor(fetch, next);
  await heading('Choose the time');
  expect(await screen.findByRole('alert')).toHaveTextContent(/just taken this time/);
  await visitor.chooseSlot(1);
  expect(await screen.findByLabelText('Your name')).toHaveValue('Olha Melnyk');
  expect(screen.getByRole('checkbox')).toBeChecked();
  await visitor.send();
  await heading('We look forward to seeing you');
  expect(booked.size).toBe(1);
});

it('does not promise to store a visit where the browser cannot, and sends it while the page is open', async () => {
  jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Not here', 'SecurityError');
  });
  const { fetch, requested, booked } = faultyNetwork(['response', 'request']);
  await submitted(fetch);
  await waits();
  expect(screen.getByText(/leave this page open/)).toBeVisible();
  await waitFor(() => expect(requested).toHaveLength(2));
  online();
  await heading('We look forward to seeing you');
  expect(new Set(requested).size).toBe(1);
  expect(booked.size).toBe(1);
});

it('books once when two tabs share one hold', async () => {
  const { fetch, booked } = faultyNetwork([]);
  const first = await bookingVisitor(fetch);
  await first.chooseDay();
  await first.chooseSlot();
  await first.fillDetails();
  // A duplicated tab copies the session storage.
  const held = sessionStorage.getItem('obriy.booking');
  await first.send();
  await heading('We look forward to seeing you');
  first.unmount();
  sessionStorage.setItem('obriy.booking', held ?? '');

  const second = await bookingVisitor(fetch, '/en/appointment/details');
  await second.fillDetails();
  await second.send();
  await heading('We look forward to seeing you');
  expect(booked.size).toBe(1);
  expect(screen.getByText([...booked][0] ?? 'none')).toBeVisible();
});

it('stays confirmed after Back, and books nothing more', async () => {
  const { fetch, requested } = faultyNetwork([]);
  const visitor = await submitted(fetch);
  await heading('We look forward to seeing you');
  await visitor.shownAt('confirmed');
  await visitor.go(-1);
  await heading('We look forward to seeing you');
  await waitFor(() => expect(visitor.address()).toBe('confirmed'));
  expect(screen.queryByRole('button', { name: 'Book the visit' })).not.toBeInTheDocument();
  expect(requested).toHaveLength(1);
});

it('lets a visitor leave by a link while a slot is being held', async () => {
  const hold = Promise.withResolvers<void>();
  const visitor = await bookingVisitor(
    intercepted((call, forward) => (call === 'POST /api/holds' ? hold.promise.then(forward) : undefined)),
  );
  await visitor.chooseDay();
  await visitor.pressSlot();
  const arrive = visitor.goSlowly('/en/contacts');
  hold.resolve();
  await waitFor(() => expect(visitor.store.getState().booking?.machine.name).not.toBe('holding'));
  await arrive();
  expect(visitor.router.state.location.pathname).toBe('/en/contacts');
});

it('offers to hold the slot again when the hold has expired', async () => {
  let over = false;
  const visitor = await bookingVisitor(
    intercepted((call) =>
      over && call.startsWith('GET /api/holds/')
        ? Promise.resolve(Response.json({ error: { code: 'not_found' } }, { status: 404 }))
        : undefined,
    ),
  );
  await visitor.chooseDay();
  await visitor.chooseSlot();
  over = true;
  // The visitor returns to the window after a while.
  window.dispatchEvent(new Event('focus'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/five minutes are up/);
  over = false;
  await visitor.user.click(screen.getByRole('button', { name: 'Hold it again' }));
  expect(await screen.findByRole('timer')).toBeVisible();
  expect(visitor.address()).toBe('details');
});

it.each(['select_time', 'details', 'confirmed'])(
  'opens the first step for a visitor who enters at %s with nothing chosen',
  async (step) => {
    const { address } = await bookingVisitor(backend.fetch, `/en/appointment/${step}`);
    await waitFor(() => expect(address()).toBe('select_date'));
    expect(await screen.findByRole('radio', { name: /Central/ })).toBeVisible();
  },
);

it('opens the first incomplete step for a visitor who enters too far', async () => {
  const visitor = await bookingVisitor(backend.fetch);
  await visitor.chooseDay();
  await visitor.go('/en/appointment/confirmed');
  await waitFor(() => expect(visitor.address()).toBe('select_time'));
});

it('follows Back and Forward, and keeps what was chosen', async () => {
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

it('keeps its step over a reload, with what was typed', async () => {
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

it('begins anew when the stored day is in no calendar', async () => {
  const about = { kind: 'in_person', project: null, flat: null, suggested: null, moving: null, held: null } as const;
  const stored: BookingState = { name: 'select_time', ...about, center: 'central', day: '2026-13-40' };
  sessionStorage.setItem('obriy.booking', JSON.stringify(stored));
  const { address } = await bookingVisitor(backend.fetch, '/en/appointment/select_time');
  await heading('Choose the day');
  await waitFor(() => expect(address()).toBe('select_date'));
});

it('focuses the heading of the next step', async () => {
  const visitor = await bookingVisitor(backend.fetch);
  await visitor.chooseDay();
  const shown = await heading('Choose the time');
  await waitFor(() => expect(shown.parentElement).toHaveFocus());
});

it('leaves the focus alone when the first step of moving a visit is reloaded', async () => {
  const about = { kind: 'in_person', project: null, flat: null, suggested: null, held: null } as const;
  const moving = { number: 'V-1', token: 'secret' };
  const stored: BookingState = { name: 'date_chosen', ...about, moving, center: 'central', day: '2026-11-23' };
  sessionStorage.setItem('obriy.booking', JSON.stringify(stored));
  await bookingVisitor(backend.fetch);
  expect(await screen.findByText(/another time for visit/)).toBeVisible();
  expect(document.body).toHaveFocus();
});
