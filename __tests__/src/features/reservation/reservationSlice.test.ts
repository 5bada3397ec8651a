import fc from 'fast-check';
import { nextReservation, type ReservationEvent } from '../../../../src/features/reservation/reservationSlice.ts';
import {
  noReservation,
  type ReservationState,
  type ReservationStep,
} from '../../../../src/features/reservation/reservationState.ts';
import { runs } from '../../../support/properties.ts';

type Targets = Readonly<Partial<Record<ReservationEvent, ReservationStep>>>;

const results: Targets = {
  flatReserved: 'reserved',
  flatTaken: 'taken',
  phoneRefused: 'phone_used',
  requestRefused: 'refused',
  requestFailed: 'unknown',
  requestExpired: 'late',
};
const left: Targets = { formOpened: 'form', pageLeft: 'closed' };
const retried: Targets = { ...left, formSubmitted: 'sending' };

/** Written out, so that the slice is not judged by its own table. Other events change nothing. */
const targets: Readonly<Record<ReservationStep, Targets>> = {
  closed: { formOpened: 'form' },
  form: retried,
  sending: { ...results, requestStored: 'sending', requestQueued: 'waiting' },
  waiting: { ...results, formOpened: 'form' },
  reserved: left,
  taken: left,
  phone_used: retried,
  refused: retried,
  unknown: retried,
  late: retried,
};
const steps = Object.keys(targets) as ReservationStep[];
const events = [...new Set(steps.flatMap((step) => Object.keys(targets[step])))] as ReservationEvent[];

test.each(steps)('%s is left by its own events alone', (step) => {
  const state: ReservationState = { step, project: 'lypa', flat: 'a', lead: 'key' };
  const reached = events.map((event) => [event, nextReservation(state, event, {}).step]);
  expect(reached).toEqual(events.map((event) => [event, targets[step][event] ?? step]));
});

test('has for any events the flat of the form and the lead that was stored last', () => {
  const facts = { formOpened: { project: 'lypa', flat: 'a' }, requestStored: { lead: 'key' } };
  const factsOf = (event: ReservationEvent) => (facts as Partial<Record<ReservationEvent, object>>)[event] ?? {};
  /** The fault after an event, or undefined. */
  const wrongAfter = (state: ReservationState, event: ReservationEvent, next: ReservationState): string | undefined => {
    const target = targets[state.step][event];
    const isClosed = next.step === 'closed';
    const rules: readonly (readonly [wrong: string, holds: boolean])[] = [
      ['the step', next.step === (target ?? state.step)],
      ['changed by an event that is not listed', target !== undefined || next === state],
      ['facts of a closed form', !isClosed || next === noReservation],
      ['no flat', isClosed || (next.project === 'lypa' && next.flat === 'a')],
      ['the lead of an earlier form', next.step !== 'form' || next.lead === null],
      ['left while it is sent', state.step !== 'sending' || !['form', 'closed'].includes(next.step)],
    ];
    return rules.find(([, holds]) => !holds)?.[0];
  };
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 30 }), (walk) => {
      let state = noReservation;
      const wrong = walk.flatMap((event) => {
        const before = state;
        state = nextReservation(before, event, factsOf(event) as never);
        return wrongAfter(before, event, state) ?? [];
      });
      expect(wrong).toEqual([]);
    }),
    { numRuns: runs(300, 60) },
  );
});
