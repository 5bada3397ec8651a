/**
 * - `reserved`: nobody else can have the flat until `ends_at`
 * - `cancelled`: the visitor gave it back
 * - `ended`: nobody bought it in time, and it is free again
 * - `sold`: the company sold it meanwhile, to this visitor or to another
 */
export const reservationStatuses = ['reserved', 'cancelled', 'ended', 'sold'] as const;
export type ReservationStatus = (typeof reservationStatuses)[number];

/** `cancel` by the private link, `timeUp` by the clock, `flatSold` by the company's content. */
export type ReservationStatusEvent = 'cancel' | 'timeUp' | 'flatSold';

interface StateRow {
  /** What happens at `ends_at`; a state without a deadline stays for ever. */
  readonly deadline?: ReservationStatusEvent;
  /** An event that is not here is refused and changes nothing. */
  readonly on: Readonly<Partial<Record<ReservationStatusEvent, ReservationStatus>>>;
}

/** A reservation of a flat: state × event → state, with the deadline of each state. */
export const reservationStatusTable: Readonly<Record<ReservationStatus, StateRow>> = {
  reserved: { deadline: 'timeUp', on: { cancel: 'cancelled', timeUp: 'ended', flatSold: 'sold' } },
  // A repeated cancellation gets the same response.
  cancelled: { on: { cancel: 'cancelled' } },
  ended: { on: {} },
  sold: { on: {} },
};

/** Times are ISO in UTC, so that they compare as texts. */
interface TimedReservation {
  readonly status: ReservationStatus;
  readonly ends_at: string;
}

/** The state at a moment: what is stored may be older than its deadline. */
export function statusAt({ status, ends_at }: TimedReservation, now: string): ReservationStatus {
  const { deadline, on } = reservationStatusTable[status];
  return deadline === undefined || now < ends_at ? status : (on[deadline] ?? status);
}

/** The state after an event; undefined: the event is refused. */
export const statusAfter = (
  reservation: TimedReservation,
  event: ReservationStatusEvent,
  now: string,
): ReservationStatus | undefined => reservationStatusTable[statusAt(reservation, now)].on[event];
