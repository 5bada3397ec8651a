import type { StoreEnhancer } from '@reduxjs/toolkit';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SlotsData, VisitKind, VisitReceipt } from '#contract/leads/visit.ts';
import { bookingEvents } from '#features/booking';
import { ownClock } from '#shared/format';
import { readSteadyTimeFrom, steadyNow } from '#shared/time';
import { someFacts } from '../../../../tools/recordings/bookingFacts.ts';
import { fixDate } from '../../../support/fixedDate.ts';
import { backendOfEachTest, backendOfTests } from '../../../support/backend/backend.ts';
import { bookingVisitor, heading } from '../../../support/site/bookingVisitor.ts';
import { held, json, testNetwork, withExtensions } from '../../../support/backend/network.ts';
import { renderOnServer } from '../../../support/backend/renderOnServer.ts';
import { renderSite } from '../../../support/site/renderSite.tsx';

beforeEach(() => fixDate('2026-11-20T10:00Z'));

const backend = backendOfEachTest();

const readJson = async <Data,>(response: Response): Promise<Data> =>
  ((await response.json()) as { readonly data: Data }).data;

const slots = async () => {
  const { days } = await readJson<SlotsData>(
    await backend.fetch('/api/centers/central/slots?from=2026-11-22&to=2026-12-10'),
  );
  return days.flatMap((each) => each.slots);
};

/** A visit that was booked on another device. */
const book = async (kind: VisitKind = 'in_person'): Promise<VisitReceipt> => {
  const [first] = await slots();
  const body = {
    center: 'central',
    starts_at: first?.starts_at,
    kind,
    name: 'Olha Melnyk',
    phone: '+380671234567',
    agreement: true,
  };
  return readJson<VisitReceipt>(
    await backend.fetch('/api/visits', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    }),
  );
};

const linkOf = ({ number, token }: VisitReceipt) => `/en/appointment/visit#${number}.${token}`;
const freeAt = async (startsAt: string) => (await slots()).find(({ starts_at }) => starts_at === startsAt)?.free;

it('tells visitors without scripts to call: the server does not see the link', async () => {
  const { html } = await renderOnServer({ path: '/en/appointment/visit', fetch: backend.fetch });
  expect(html).toMatch(/<noscript>[^]*needs JavaScript[^]*tel:[^]*<\/noscript>/);
  expect(html).not.toContain('Reload the page');
});

it('shows the visit, asks once before it is cancelled, and frees the slot', async () => {
  const receipt = await book();
  const { user } = await renderSite({ path: linkOf(receipt), fetch: backend.fetch });
  expect(await screen.findByText('Booked')).toBeVisible();
  expect(screen.getByText(receipt.number)).toBeVisible();
  expect(await freeAt(receipt.visit.starts_at)).toBe(1);

  await user.click(screen.getByRole('button', { name: 'Cancel the visit' }));
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(screen.getByRole('button', { name: 'Cancel the visit' }).closest('article')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Cancel the visit' }));
  expect(screen.getByRole('group', { name: /Cancel the visit\?/ })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  expect(await screen.findByText('Cancelled')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Choose another time' })).not.toBeInTheDocument();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Book a visit' })).toHaveAttribute(
    'href',
    '/en/appointment/select_date',
  );
  expect(await freeAt(receipt.visit.starts_at)).toBe(2);
});

it('says that a visit could not be cancelled, and cancels it at the next press', async () => {
  const receipt = await book();
  let isDown = true;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    return request.method === 'DELETE' && isDown ? Response.json({}, { status: 503 }) : backend.fetch(request);
  };
  const { user } = await renderSite({ path: linkOf(receipt), fetch });
  await user.click(await screen.findByRole('button', { name: 'Cancel the visit' }));
  await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  expect(await screen.findByText('The visit could not be cancelled. Try once more, or call us.')).toBeVisible();
  expect(screen.getByText('Booked')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  expect(await screen.findByText('Cancelled')).toBeVisible();
});

it('is not said to be kept once its cancellation is on its way', async () => {
  const receipt = await book();
  const late = held();
  let cancellation: Promise<Response> | undefined;
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    if (request.method !== 'DELETE') return backend.fetch(request);
    cancellation = backend.fetch(request);
    return late.response;
  };
  const { user } = await renderSite({ path: linkOf(receipt), fetch });
  await user.click(await screen.findByRole('button', { name: 'Cancel the visit' }));
  await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(screen.getByRole('group', { name: /Cancel the visit\?/ })).toBeVisible();
  late.release((await cancellation) as Response);
  expect(await screen.findByText('Cancelled')).toBeVisible();
});

it('still shows the visit as cancelled when the response to an earlier read arrives', async () => {
  const receipt = await book();
  const late = held();
  let booked: Promise<Response> | undefined;
  let isReading = false;
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    const isRead = request.method === 'GET' && request.url.includes(`/api/visits/${receipt.number}`);
    const response = backend.fetch(request);
    if (!isRead || !isReading) return response;
    booked = response;
    return late.response;
  };
  let responses = 0;
  const count: StoreEnhancer = (createStore) => (reducer, state) =>
    createStore((before, action) => {
      if (action.type === 'api/executeMutation/fulfilled') responses += 1;
      return reducer(before, action);
    }, state);
  const { user } = await renderSite({ path: linkOf(receipt), fetch, enhancers: [count] });
  await screen.findByText('Booked');
  isReading = true;
  fireEvent.focus(window);
  await waitFor(() => expect(booked).toBeDefined());
  const response = (await booked) as Response;

  await user.click(screen.getByRole('button', { name: 'Cancel the visit' }));
  await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  await screen.findByText('Cancelled');
  const known = responses;
  late.release(response);
  await waitFor(() => expect(responses).toBe(known + 1));
  expect(screen.getByText('Cancelled')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel the visit' })).not.toBeInTheDocument();
});

it('shows the time of a visitor in another zone, too', async () => {
  const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: 'America/New_York' };
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
  const receipt = await book();
  await renderSite({ path: linkOf(receipt), fetch: backend.fetch });
  const { day, starts_at } = receipt.visit;
  expect(await screen.findByText(/your time$/)).toHaveTextContent(ownClock(new Date(starts_at), day, 'en') ?? 'none');
});

it('names no address for a visit online', async () => {
  await renderSite({ path: linkOf(await book('online')), fetch: backend.fetch });
  expect(await screen.findByText(/^Central/)).not.toHaveTextContent('Lviv');
});

it('moves the visit through the same steps', async () => {
  const receipt = await book();
  const visitor = await bookingVisitor(backend.fetch, linkOf(receipt));
  await visitor.user.click(await screen.findByRole('button', { name: 'Choose another time' }));
  await heading('Choose the day');
  expect(screen.getByText(/another time for visit/)).toHaveTextContent(receipt.number);
  await visitor.chooseDay();
  await visitor.pressSlot(-1);
  await heading('Confirm the new time');
  expect(screen.queryByText('Enter the details')).not.toBeInTheDocument();
  await visitor.user.click(await screen.findByRole('button', { name: 'Move the visit' }));
  expect(await screen.findByText(/The visit is moved/)).toBeVisible();
  expect(screen.getByText(receipt.number)).toBeVisible();
  expect(await freeAt(receipt.visit.starts_at)).toBe(2);
});

describe('a visitor who is on the page of the visit before a change of it is decided', () => {
  const changed = async (respond: (forward: () => Promise<Response>) => Promise<Response>) => {
    const receipt = await book();
    const late = held();
    let decide: (() => Promise<Response>) | undefined;
    const fetch: typeof globalThis.fetch = (input, init) => {
      const request = new Request(input, init);
      if (request.method !== 'PATCH') return backend.fetch(request);
      decide = () => respond(async () => backend.fetch(request));
      return late.response;
    };
    const visitor = await bookingVisitor(fetch, linkOf(receipt));
    await visitor.user.click(await screen.findByRole('button', { name: 'Choose another time' }));
    await heading('Choose the day');
    await visitor.chooseDay();
    await visitor.pressSlot(-1);
    await visitor.user.click(await screen.findByRole('button', { name: 'Move the visit' }));
    await waitFor(() => expect(decide).toBeDefined());
    await visitor.go(linkOf(receipt));
    const card = await screen.findByRole('article', { name: /Booked/ });
    // The page follows the booking, as the steps do.
    await waitFor(() => expect(visitor.store.getState().booking?.machine.name).toBe('waiting'));
    const before = card.textContent;
    const response = await decide?.();
    if (response !== undefined) late.release(response);
    return { card, before };
  };

  it('is told that the time was taken, and that the visit stays', async () => {
    const { card, before } = await changed(async () =>
      Response.json({ error: { code: 'slot_taken' } }, { status: 409 }),
    );
    expect(await screen.findByText(/someone else booked the time. Your visit stays as it was/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose another time' })).toBeVisible();
    expect(card.textContent).toBe(before);
  });

  it('is told that it is moved, and sees its new time', async () => {
    const { card, before } = await changed((forward) => forward());
    const notice = await screen.findByText(/^Your visit is moved to/);
    const [, time = 'none'] = /, (\d+:\d+)\. Its number/.exec(notice.textContent) ?? [];
    expect(before).not.toContain(time);
    await waitFor(() => expect(card).toHaveTextContent(time));
  });
});

it('books a new visit instead, if the visitor wants that', async () => {
  const visitor = await bookingVisitor(backend.fetch, linkOf(await book()));
  await visitor.user.click(await screen.findByRole('button', { name: 'Choose another time' }));
  await visitor.user.click(await screen.findByRole('button', { name: 'Book a new visit instead' }));
  await waitFor(() =>
    expect(visitor.store.getState().booking?.machine).toMatchObject({
      name: 'select_date',
      moving: null,
      center: null,
    }),
  );
  // The pressed button no longer exists.
  expect((await heading('Choose the day')).parentElement).toHaveFocus();
});

it.each(['', '#', '#V-1', '#V-1.aaaaaaaaaaaaaaaaaaaaaaaa'])('says that %s opens nothing', async (hash) => {
  await renderSite({ path: `/en/appointment/visit${hash}`, fetch: backend.fetch });
  expect(await screen.findByText('We cannot find this visit')).toBeVisible();
});

it('sends its secret only with the call', async () => {
  const receipt = await book();
  const requested: string[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    requested.push(new Request(input, init).url);
    return backend.fetch(input, init);
  };
  const { store } = await renderSite({ path: linkOf(receipt), fetch });
  await screen.findByText('Booked');
  expect([...new Set(requested.filter((url) => url.includes(receipt.token)))]).toEqual([
    expect.stringContaining(`/api/visits/${receipt.number}?token=`),
  ]);
  expect(JSON.stringify(store.getState())).not.toContain(receipt.token);
});

describe('a refused change', () => {
  const backend = backendOfTests();

  const refusing: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.method !== 'POST' || !request.url.endsWith('/api/visits')) return backend.fetch(request);
    return Response.json({ error: { code: 'invalid', message: '' } }, { status: 400 });
  };

  it('shows a number to call even with silent failures, and keeps what was typed', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const visitor = await bookingVisitor(refusing);
    expect(visitor.store.getState().settings.failureNotices).toBe('none');
    await visitor.chooseDay();
    await visitor.chooseSlot();
    await visitor.fillDetails();
    await visitor.send();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/could not be booked/);
    expect(within(alert).getByRole('link', { name: '+380 32 200 00 00' })).toBeVisible();
    expect(screen.getByLabelText('Your name')).toHaveValue('Olha Melnyk');
    expect(logged).toHaveBeenCalledWith('The visit was not booked:', 400);
  });
});

describe('HoldCountdown', () => {
  const token = 'hold-hold-hold-hold';

  afterEach(() => jest.useRealTimers());

  const broken = () => json(null, 500);

  /** The details of a slot with so many seconds left, on a clock that the test controls. */
  const details = async (seconds: number, respondToHold: () => Response = broken) => {
    const { fetch } = testNetwork((path) =>
      path.startsWith('/api/holds/') ? respondToHold() : json({ time_zone: 'Europe/Kyiv', centers: [] }),
    );
    const site = await renderSite({ path: '/en/appointment/select_date', fetch: withExtensions(fetch) });
    await screen.findByRole('heading', { level: 2, name: 'Choose the day' });
    jest.useFakeTimers({ now: Date.now() });
    const hold = { token, seconds_left: seconds, as_of: steadyNow() };
    const { slotRestored } = someFacts;
    await act(async () => {
      site.store.dispatch(bookingEvents.dayChosen({ center: 'central', day: slotRestored.day }));
      site.store.dispatch(bookingEvents.timeOpened());
      site.store.dispatch(bookingEvents.slotChosen({ slot: slotRestored.slot }));
      site.store.dispatch(bookingEvents.slotHeld({ hold, held: token }));
    });
    const pass = (after: number) => act(async () => jest.advanceTimersByTimeAsync(after * 1000));
    return { ...site, pass };
  };

  it('counts down by the steady clock, is announced once, and ends', async () => {
    const { store, pass } = await details(300);
    expect(screen.getByRole('timer')).toHaveTextContent('5:00');
    await pass(1);
    expect(screen.getByRole('timer')).toHaveTextContent('4:59');
    // The system clock is changed.
    jest.setSystemTime(new Date('2031-01-01'));
    await pass(1);
    expect(screen.getByRole('timer')).toHaveTextContent('4:58');
    expect(screen.queryByText(/one more minute/)).not.toBeInTheDocument();
    await pass(238);
    expect(screen.getByRole('timer')).toHaveTextContent('1:00');
    expect(
      screen.getByText('We are holding this time for you for one more minute').closest('[role=status]'),
    ).toBeInTheDocument();
    await pass(61);
    expect(store.getState().booking?.machine.name).toBe('expired');
    expect(screen.getByRole('alert')).toHaveTextContent(/five minutes are up/);
  });

  it('is not shown as running on another step when it has ended after a refused booking', async () => {
    const { store, pass } = await details(300);
    await act(async () => {
      store.dispatch(bookingEvents.detailsSubmitted({ lead: 'key' }));
      store.dispatch(bookingEvents.visitQueued({ lead: 'key', lasting: true }));
      store.dispatch(bookingEvents.submitFailed({ failure: 'refused' }));
    });
    await pass(301);
    expect(screen.getByText(/^The visit could not be booked/)).toBeVisible();
    await act(async () => void store.dispatch(bookingEvents.timeOpened()));
    expect(screen.getByRole('heading', { level: 2, name: 'Choose the time' })).toBeVisible();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  const typed = { name: 'Olha Melnyk', phone: '+380671234567', email: '', message: '', agreement: true };
  const tenMinutes = 600_000;
  const shown = () => ({
    timer: screen.queryByRole('timer')?.textContent,
    alert: screen.queryByRole('alert')?.textContent,
    name: screen.getByLabelText<HTMLInputElement>('Your name').value,
  });
  const over = { timer: undefined, alert: expect.stringContaining('five minutes are up'), name: 'Olha Melnyk' };

  describe('on a computer that slept for ten minutes', () => {
    const notFound = () => Response.json({ error: { code: 'not_found', message: '' } }, { status: 404 });

    it('asks until it gets a response whether the slot is still held; what was typed stays', async () => {
      let online = false;
      const { store, pass } = await details(300, () => {
        if (!online) throw new TypeError('Failed to fetch');
        return notFound();
      });
      await act(async () => void store.dispatch(bookingEvents.detailsTyped(typed)));
      await pass(1);
      // Timers and the steady clock stopped meanwhile.
      jest.setSystemTime(Date.now() + tenMinutes);
      await pass(1);
      online = true;
      await pass(5);
      expect(shown()).toEqual(over);
    });

    it('makes no request if the steady clock has continued', async () => {
      const { store, pass } = await details(300);
      await act(async () => void store.dispatch(bookingEvents.detailsTyped(typed)));
      await pass(1);
      const steady = performance.now.bind(performance);
      jest.spyOn(performance, 'now').mockImplementation(() => steady() + tenMinutes);
      jest.setSystemTime(Date.now() + tenMinutes);
      await pass(1);
      expect(shown()).toEqual(over);
    });
  });

  it('stands still in a replay, however old the recording', async () => {
    const recordedAt = steadyNow() - 86_400_000;
    readSteadyTimeFrom(() => recordedAt);
    try {
      const { pass } = await details(300);
      await pass(400);
      expect(screen.getByRole('timer')).toHaveTextContent('5:00');
    } finally {
      readSteadyTimeFrom(() => Math.floor(performance.timeOrigin + performance.now()));
    }
  });
});
