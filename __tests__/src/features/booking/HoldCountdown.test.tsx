import { act, screen } from '@testing-library/react';
import { bookingEvents } from '#features/booking';
import { readSteadyTimeFrom, steadyNow } from '#shared/time';
import { renderSite } from '../../../support/renderSite.tsx';
import { json, testNetwork } from '../../../support/network.ts';
import { someFacts } from '../../../../tools/recordings/bookingFacts.ts';

const token = someFacts.slotHeld.hold.token;

afterEach(() => jest.useRealTimers());

const broken = () => json(null, 500);

/** The details of a slot that is held for so many seconds, on a clock of the test's own. */
const details = async (seconds: number, askedOfHold: () => Response = broken) => {
  const { fetch } = testNetwork((path) =>
    path.startsWith('/api/holds/') ? askedOfHold() : json({ time_zone: 'Europe/Kyiv', centers: [] }),
  );
  const site = await renderSite({ path: '/en/appointment/select_date', fetch });
  await screen.findByRole('heading', { level: 2, name: 'Choose the day' });
  jest.useFakeTimers();
  const hold = { token, seconds_left: seconds, as_of: steadyNow() };
  const { slotRemembered } = someFacts;
  await act(async () => {
    site.store.dispatch(bookingEvents.dayChosen({ center: 'central', day: slotRemembered.day }));
    site.store.dispatch(bookingEvents.timeOpened());
    site.store.dispatch(bookingEvents.slotChosen({ slot: slotRemembered.slot }));
    site.store.dispatch(bookingEvents.slotHeld({ hold, held: token }));
  });
  const pass = (after: number) => act(async () => jest.advanceTimersByTimeAsync(after * 1000));
  return { ...site, pass };
};

it('runs down by a clock that nobody sets, is said once aloud, and ends', async () => {
  const { store, pass } = await details(300);
  expect(screen.getByRole('timer')).toHaveTextContent('5:00');
  await pass(1);
  expect(screen.getByRole('timer')).toHaveTextContent('4:59');
  // Somebody sets the clock of the machine.
  jest.setSystemTime(new Date('2031-01-01'));
  await pass(1);
  expect(screen.getByRole('timer')).toHaveTextContent('4:58');
  expect(screen.queryByText(/one minute more/)).not.toBeInTheDocument();
  await pass(238);
  expect(screen.getByRole('timer')).toHaveTextContent('1:00');
  expect(
    screen.getByText('We hold this hour for you for one minute more').closest('[role=status]'),
  ).toBeInTheDocument();
  await pass(61);
  expect(store.getState().booking?.machine.name).toBe('expired');
  expect(screen.getByRole('alert')).toHaveTextContent(/five minutes are over/);
});

const typed = { name: 'Olha Melnyk', phone: '+380671234567', email: '', message: '', agreement: true };
const tenMinutes = 600_000;
const shown = () => ({
  timer: screen.queryByRole('timer')?.textContent,
  alert: screen.queryByRole('alert')?.textContent,
  name: screen.getByLabelText<HTMLInputElement>('Your name').value,
});
const over = { timer: undefined, alert: expect.stringContaining('five minutes are over'), name: 'Olha Melnyk' };

describe('a machine that slept for ten minutes', () => {
  const gone = () => Response.json({ error: { code: 'not_found', message: '' } }, { status: 404 });

  it('asks on waking whether the slot is still held, until it hears; what was typed stays', async () => {
    let online = false;
    const { store, pass } = await details(300, () => {
      if (!online) throw new TypeError('Failed to fetch');
      return gone();
    });
    await act(async () => void store.dispatch(bookingEvents.detailsTyped(typed)));
    await pass(1);
    // Timers and the steady clock stood still with it.
    jest.setSystemTime(Date.now() + tenMinutes);
    await pass(1);
    online = true;
    await pass(5);
    expect(shown()).toEqual(over);
  });

  it('needs nobody to ask where its steady clock went on', async () => {
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

it('stands in a replay where it stood, however long ago that was', async () => {
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
