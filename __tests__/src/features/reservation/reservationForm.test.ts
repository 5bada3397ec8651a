import { leadEvents } from '#entities/lead';
import { sendReservation } from '../../../../src/features/reservation/panel/ReservationForm.tsx';
import { reservationEvents } from '../../../../src/features/reservation/reservationSlice.ts';
import { initialReservation } from '../../../../src/features/reservation/reservationState.ts';
import { actionsOf, typesOf } from '../../../support/site/actionsOf.ts';
import { json } from '../../../support/backend/network.ts';

const draft = { name: 'Olha Melnyk', phone: '067 123 45 67', email: '', agreement: true };
const sending = {
  reservation: {
    ...initialReservation,
    machine: { step: 'sending', project: 'lypa', flat: 'a-1-3-9', lead: null },
  },
} as const;
const receipt = {
  number: 'O-2611-0001',
  token: 'abc',
  received_at: '2026-11-25T10:00:00Z',
  call_expected: null,
  reservation: {
    number: 'O-2611-0001',
    status: 'reserved',
    project: 'lypa',
    flat: 'a-1-3-9',
    reserved_at: '2026-11-25T10:00:00Z',
    ends_at: '2026-11-27T10:00:00Z',
    seconds_left: 172_800,
    can_cancel: true,
  },
};
const sent = async (response: Response | TypeError, more: object = sending) =>
  actionsOf(sendReservation(draft, { fill_ms: 60_000 }, 'ua'), response, more);

it('is in the outbox before it is sent', async () => {
  expect(typesOf(await sent(json(receipt)))).toEqual([
    reservationEvents.formSubmitted.type,
    leadEvents.leadSubmitted.type,
    reservationEvents.requestStored.type,
    'api/executeMutation/pending',
    'api/executeMutation/fulfilled',
    leadEvents.leadAccepted.type,
  ]);
});

it('logs a refusal, but not that the flat is taken', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const taken = Response.json({ error: { message: 'Taken', code: 'flat_taken' } }, { status: 409 });
  expect(typesOf(await sent(taken))).toContain(leadEvents.leadTaken.type);
  expect(log).not.toHaveBeenCalled();
  expect(typesOf(await sent(json(null, 422)))).toContain(leadEvents.leadRefused.type);
  expect(log).toHaveBeenCalledWith('The flat was not reserved:', 422);
});

it('is not sent without an open flat, nor twice', async () => {
  expect(typesOf(await sent(json(null), { reservation: initialReservation }))).toEqual([
    reservationEvents.formSubmitted.type,
  ]);
});

it('puts nothing that the visitor wrote into an event', async () => {
  const dispatched = (await sent(json(receipt))).filter(({ type }) => !type.startsWith('api/'));
  expect(JSON.stringify(dispatched)).not.toMatch(/Olha|67123/);
});
