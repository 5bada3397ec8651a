import { longestReservationWait } from '#entities/lead';
import { noReservation, type ReservationState, type ReservationStep } from './reservationState.ts';

/** The payload of each event. */
export interface ReservationEvents {
  formOpened: { readonly project: string; readonly flat: string };
  formSubmitted: object;
  /** In the outbox, under the key of a lead. */
  requestStored: { readonly lead: string };
  /** No response yet: the outbox sends it again. */
  requestQueued: object;
  flatReserved: object;
  /** Somebody else has the flat. */
  flatTaken: object;
  /** This phone has a flat already. */
  phoneRefused: object;
  requestRefused: object;
  /** This browser cannot know the result. */
  requestFailed: object;
  requestExpired: object;
  pageLeft: object;
}

export type ReservationEvent = keyof ReservationEvents;

interface Row {
  /** After so many milliseconds in the outbox this event happens; a step without a deadline stays. */
  readonly deadline?: { readonly after: number; readonly event: ReservationEvent };
  /** An event that is not here changes nothing. */
  readonly on: Readonly<Partial<Record<ReservationEvent, ReservationStep>>>;
}

const ends = {
  flatReserved: 'reserved',
  flatTaken: 'taken',
  phoneRefused: 'phone_used',
  requestRefused: 'refused',
  requestFailed: 'unknown',
  requestExpired: 'late',
} as const satisfies Row['on'];

/** The view can be left, for another flat, too. */
const anew = { formOpened: 'form', pageLeft: 'closed' } as const satisfies Row['on'];
const again = { ...anew, formSubmitted: 'sending' } as const satisfies Row['on'];

/**
 * A visitor's way to a reservation: step × event → step. What becomes of a reservation afterwards is in
 * `domain/reservation.ts`.
 */
export const reservationTable: Readonly<Record<ReservationStep, Row>> = {
  closed: { on: { formOpened: 'form' } },
  form: { on: again },
  sending: { on: { ...ends, requestStored: 'sending', requestQueued: 'waiting' } },
  // It is sent nevertheless when another form is opened.
  waiting: {
    deadline: { after: longestReservationWait, event: 'requestExpired' },
    on: { ...ends, formOpened: 'form' },
  },
  reserved: { on: anew },
  taken: { on: anew },
  phone_used: { on: again },
  refused: { on: again },
  unknown: { on: again },
  late: { on: again },
};

export function nextReservation<Event extends ReservationEvent>(
  state: ReservationState,
  event: Event,
  facts: ReservationEvents[Event],
): ReservationState {
  const step = reservationTable[state.step].on[event];
  if (step === undefined) return state;
  if (step === 'closed') return noReservation;
  return { ...state, ...((step === 'form' || event === 'formSubmitted') && { lead: null }), ...facts, step };
}
