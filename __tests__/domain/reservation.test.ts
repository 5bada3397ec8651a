import fc from 'fast-check';
import {
  type ReservationStatusEvent,
  type ReservationStatus,
  reservationStatuses,
  reservationStatusTable,
  statusAfter,
  statusAt,
} from '#domain/reservation.ts';

const deadline = '2026-11-25T10:00:00.000Z';
const end = Date.parse(deadline);
/** Seconds since the previous event, and the event. */
const steps = fc.array(
  fc.tuple(
    fc.integer({ min: 0, max: 90_000 }),
    fc.constantFrom<ReservationStatusEvent>('cancel', 'timeUp', 'flatSold'),
  ),
  { maxLength: 12 },
);

it('is reserved until its deadline to the millisecond, and keeps its final state', () => {
  const reserved = { status: 'reserved', ends_at: deadline } as const;
  expect(statusAt(reserved, new Date(end - 1).toISOString())).toBe('reserved');
  expect(statusAt(reserved, deadline)).toBe('ended');
  for (const status of reservationStatuses.filter((each) => each !== 'reserved')) {
    expect([status, reservationStatusTable[status].deadline]).toEqual([status, undefined]);
    expect(new Set([status, ...Object.values(reservationStatusTable[status].on)])).toEqual(new Set([status]));
  }
});

it('is never reserved after its deadline, and never a second time, whatever the order of events', () => {
  fc.assert(
    fc.property(steps, (events) => {
      let [status, moment]: [ReservationStatus, number] = ['reserved', end - 172_800_000];
      let last: ReservationStatus = status;
      for (const [seconds, event] of events) {
        moment += seconds * 1000;
        const now = new Date(moment).toISOString();
        // The clock fires only what is due.
        status =
          event === 'timeUp'
            ? statusAt({ status, ends_at: deadline }, now)
            : (statusAfter({ status, ends_at: deadline }, event, now) ?? statusAt({ status, ends_at: deadline }, now));
        expect(status === 'reserved' && moment >= end).toBe(false);
        expect(status === 'ended' && moment < end).toBe(false);
        expect(last === 'reserved' || status === last).toBe(true);
        last = status;
      }
    }),
  );
});
