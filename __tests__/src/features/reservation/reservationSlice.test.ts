import fc from 'fast-check';
import {
  nextReservation,
  type ReservationEvent,
  reservationTable,
} from '../../../../src/features/reservation/reservationSlice.ts';
import { noReservation, type ReservationState } from '../../../../src/features/reservation/reservationState.ts';
import { runs } from '../../../support/properties.ts';

test('follows the table from step to step for any events, and has the lead that was stored last', () => {
  const events = [...new Set(Object.values(reservationTable).flatMap(Object.keys))] as ReservationEvent[];
  const facts = { formOpened: { project: 'lypa', flat: 'a' }, requestStored: { lead: 'key' } };
  const factsOf = (event: ReservationEvent) => (facts as Partial<Record<ReservationEvent, object>>)[event] ?? {};
  /** The fault after an event, or undefined. */
  const wrongAfter = (state: ReservationState, event: ReservationEvent, next: ReservationState): string | undefined => {
    const target = reservationTable[state.step][event];
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
  const left = Object.entries(reservationTable).filter(([, row]) => Object.keys(row).length === 0);
  expect(left).toEqual([]);
});
