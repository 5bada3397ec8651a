import type { UnknownAction } from '@reduxjs/toolkit';
import { leadEvents, leadSlice } from '#entities/lead';
import { defaultLanguage } from '#domain/languages.ts';
import {
  bookingEvents,
  bookingSlice,
  type BookingThunk,
  noDetails,
  selectDetails,
} from '../../../../src/features/booking/bookingSlice.ts';
import { submitVisit } from '../../../../src/features/booking/details/VisitDetails.tsx';
import { restartBooking } from '../../../../src/features/booking/sending/bookingThunks.ts';
import { chooseSlot } from '../../../../src/features/booking/sending/chooseSlot.ts';
import { someFacts } from '../../../../tools/recordings/bookingFacts.ts';
import { actionsOf, typesOf } from '../../../support/site/actionsOf.ts';
import { json } from '../../../support/backend/network.ts';

const mutation = 'api/executeMutation';
const conflict = () => Response.json({ error: { message: 'Taken', code: 'slot_taken' } }, { status: 409 });

/** The slices after the events: the mock store only records them. */
const stateAfter = (before: readonly UnknownAction[]) => (actions: readonly UnknownAction[]) => ({
  booking: [...before, ...actions].reduce(bookingSlice.reducer, bookingSlice.getInitialState()),
  leads: actions.reduce(leadSlice.reducer, leadSlice.getInitialState()),
});

describe('chooseSlot', () => {
  const { slot } = someFacts.slotChosen;
  const hold = { token: 'hold', seconds_left: 300 };
  const atTime = stateAfter([bookingEvents.dayRestored(someFacts.dayRestored), bookingEvents.timeOpened()]);
  const chosen = async (
    response: Parameters<typeof actionsOf>[1],
    thunk: BookingThunk<Promise<unknown>> = chooseSlot(slot, defaultLanguage),
  ) => actionsOf(thunk, response, atTime);

  it('holds the slot', async () => {
    expect(typesOf(await chosen(json(hold)))).toEqual([
      bookingEvents.slotChosen.type,
      `${mutation}/pending`,
      `${mutation}/fulfilled`,
      bookingEvents.slotHeld.type,
    ]);
  });

  it('retries once under the same key when the response is lost', async () => {
    const events = await chosen([new TypeError('Failed to fetch'), json(hold)]);
    expect(typesOf(events)).toEqual([
      bookingEvents.slotChosen.type,
      `${mutation}/pending`,
      `${mutation}/rejected`,
      `${mutation}/pending`,
      `${mutation}/fulfilled`,
      bookingEvents.slotHeld.type,
    ]);
    const [first, second] = events.filter(({ type }) => type === `${mutation}/pending`);
    expect(second).toMatchObject({ meta: { arg: (first as { meta?: { arg?: object } }).meta?.arg } });
  });

  it.each([
    ['is taken', conflict(), bookingEvents.slotTaken.type],
    ['cannot be held', json(null, 422), bookingEvents.holdFailed.type],
  ])('does not retry when the slot %s', async (_, response, end) => {
    expect(typesOf(await chosen(response))).toEqual([
      bookingEvents.slotChosen.type,
      `${mutation}/pending`,
      `${mutation}/rejected`,
      end,
    ]);
  });

  it('releases the hold when the visitor has gone back meanwhile', async () => {
    const goBack: BookingThunk<Promise<void>> = async (dispatch) => {
      const holding = dispatch(chooseSlot(slot, defaultLanguage));
      dispatch(bookingEvents.dateOpened());
      await holding;
    };
    expect(typesOf(await chosen([json(hold), json({})], goBack))).toEqual([
      bookingEvents.slotChosen.type,
      `${mutation}/pending`,
      bookingEvents.dateOpened.type,
      `${mutation}/fulfilled`,
      `${mutation}/pending`,
      `${mutation}/fulfilled`,
    ]);
  });

  it.each([
    ['the same time at another center', 'n69', slot],
    ['another time', 'central', { starts_at: '2026-12-08T09:00:00.000Z', time: '11:00' }],
  ])('releases the hold when the visitor waits for %s meanwhile', async (_, center, next) => {
    const chooseElsewhere: BookingThunk<Promise<unknown>> = async (dispatch) => {
      const first = dispatch(chooseSlot(slot, defaultLanguage));
      dispatch(bookingEvents.dateOpened());
      dispatch(bookingEvents.dayChosen({ center, day: someFacts.dayRestored.day }));
      dispatch(bookingEvents.timeOpened());
      return Promise.all([first, dispatch(chooseSlot(next, defaultLanguage))]);
    };
    const elsewhere = json({ ...hold, token: 'elsewhere' });
    const events = await chosen([json(hold), elsewhere, json({})], chooseElsewhere);
    expect(events.filter(bookingEvents.slotHeld.match)).toMatchObject([{ payload: { held: 'elsewhere' } }]);
    expect(events.filter(({ type }) => type === `${mutation}/pending`).at(-1)).toMatchObject({
      meta: { arg: { endpointName: 'releaseHold', originalArgs: { token: hold.token } } },
    });
  });

  it('requests nothing for a second press', async () => {
    const twice: BookingThunk<Promise<unknown>> = async (dispatch) =>
      Promise.all([1, 2].map(async () => dispatch(chooseSlot({ ...slot }, defaultLanguage))));
    expect(typesOf(await chosen(json(hold), twice))).toEqual([
      bookingEvents.slotChosen.type,
      `${mutation}/pending`,
      bookingEvents.slotChosen.type,
      `${mutation}/fulfilled`,
      bookingEvents.slotHeld.type,
    ]);
  });
});

describe('restartBooking', () => {
  const restarted = async (before: readonly UnknownAction[]) => {
    const restart: BookingThunk<Promise<void>> = async (dispatch) => {
      dispatch(restartBooking(defaultLanguage));
      // The release loads its module.
      await new Promise((resolve) => void setImmediate(resolve));
    };
    const events = await actionsOf(restart, json({}), stateAfter(before));
    return events.flatMap(({ type, meta }) =>
      type === `${mutation}/pending` ? [(meta as { arg: { originalArgs: unknown } }).arg.originalArgs] : [],
    );
  };
  const held = bookingEvents.slotRestored({ ...someFacts.slotRestored, held: 'hold-of-this-tab' });

  it('releases the hold, but not that of a visit which is being sent', async () => {
    expect(await restarted([held])).toMatchObject([{ token: 'hold-of-this-tab' }]);
    const sent = [
      held,
      bookingEvents.detailsSubmitted({ lead: 'key' }),
      bookingEvents.visitQueued(someFacts.visitQueued),
    ];
    expect(await restarted(sent)).toEqual([]);
  });
});

describe('submitVisit', () => {
  const { visit } = someFacts.visitBooked.booked;
  const details = { name: 'Olha Melnyk', phone: '067 123 45 67', email: '', message: '', agreement: true };
  const atDetails = stateAfter([
    bookingEvents.slotRestored(someFacts.slotRestored),
    bookingEvents.detailsTyped(details),
  ]);
  const submitted = async (response: Response) =>
    actionsOf(submitVisit({ language: defaultLanguage, origin: null }), response, atDetails);

  const before = [
    bookingEvents.detailsSubmitted.type,
    leadEvents.leadSubmitted.type,
    bookingEvents.visitQueued.type,
    `${mutation}/pending`,
  ];

  it('puts the visit into the outbox before it sends it, then books it', async () => {
    const receipt = { number: 'V-1', token: 'token', received_at: '2026-11-25T10:00:00Z', call_expected: null, visit };
    const events = await submitted(json(receipt));
    expect(typesOf(events)).toEqual([
      ...before,
      `${mutation}/fulfilled`,
      leadEvents.leadAccepted.type,
      bookingEvents.visitBooked.type,
      leadEvents.leadDismissed.type,
    ]);
    // The form flushes its final snapshot on unmount.
    expect(selectDetails(atDetails([...events, bookingEvents.detailsTyped(details)]))).toEqual(noDetails);
  });

  it('logs nothing when the slot is taken, and any other refusal', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(typesOf(await submitted(conflict()))).toEqual([
      ...before,
      `${mutation}/rejected`,
      leadEvents.leadTaken.type,
      bookingEvents.slotTaken.type,
      leadEvents.leadDismissed.type,
    ]);
    expect(log).not.toHaveBeenCalled();
    expect(typesOf(await submitted(json(null, 422)))).toContain(bookingEvents.submitFailed.type);
    expect(log).toHaveBeenCalledWith('The visit was not booked:', 422);
  });

  it('dispatches no personal data', async () => {
    const events = (await submitted(json(null, 500))).filter(({ type }) => !type.startsWith('api/'));
    expect(JSON.stringify(events)).not.toMatch(/Olha|67123/);
  });
});
