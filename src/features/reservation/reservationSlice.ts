import {
  createSlice,
  type Draft,
  type PayloadAction,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { Reservation } from '#contract/leads/reservation.ts';
import { leadEvents, type LeadState, type OwnReservation } from '#entities/lead';
import type { FormStatus } from '#shared/form';
import { pageLeft, type selectPagePath } from '#shared/routing';
import {
  emptyReservation,
  initialReservation,
  noReservation,
  type ReservationDraft,
  type ReservationPart,
  type ReservationSliceState,
  type ReservationState,
  type ReservationStep,
} from './reservationState.ts';

/** The payload of each event. */
interface ReservationEvents {
  formOpened: { readonly project: string; readonly flat: string };
  formSubmitted: object;
  /** In the outbox, under the key of a lead. */
  requestStored: { readonly lead: string };
  /** No response yet: the outbox sends it again. */
  requestQueued: object;
  flatReserved: object;
  /** Another visitor has the flat. */
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

/** An event that is not here changes nothing. */
type Row = Readonly<Partial<Record<ReservationEvent, ReservationStep>>>;

const ends = {
  flatReserved: 'reserved',
  flatTaken: 'taken',
  phoneRefused: 'phone_used',
  requestRefused: 'refused',
  requestFailed: 'unknown',
  requestExpired: 'late',
} as const satisfies Row;

/** The view can be left, for another flat, too. */
const anew = { formOpened: 'form', pageLeft: 'closed' } as const satisfies Row;
const again = { ...anew, formSubmitted: 'sending' } as const satisfies Row;

/**
 * A visitor's way to a reservation: step × event → step. What becomes of a reservation afterwards is in
 * `domain/reservation.ts`.
 */
export const reservationTable: Readonly<Record<ReservationStep, Row>> = {
  closed: { formOpened: 'form' },
  form: again,
  sending: { ...ends, requestStored: 'sending', requestQueued: 'waiting' },
  // It is sent nevertheless when another form is opened.
  waiting: { ...ends, formOpened: 'form' },
  reserved: anew,
  taken: anew,
  phone_used: again,
  refused: again,
  unknown: again,
  late: again,
};

export function nextReservation<Event extends ReservationEvent>(
  state: ReservationState,
  event: Event,
  facts: ReservationEvents[Event],
): ReservationState {
  const step = reservationTable[state.step][event];
  if (step === undefined) return state;
  if (step === 'closed') return noReservation;
  return { ...state, ...((step === 'form' || event === 'formSubmitted') && { lead: null }), ...facts, step };
}

function advance<Event extends ReservationEvent>(
  state: Draft<ReservationSliceState>,
  event: Event,
  facts: ReservationEvents[Event],
): void {
  state.machine = nextReservation(state.machine, event, facts);
}

/** An event of the outbox; those of other leads change nothing. */
const ofLead =
  (event: Exclude<ReservationEvent, 'formOpened' | 'requestStored'>) =>
  (state: Draft<ReservationSliceState>, { payload }: PayloadAction<{ readonly key: string }>): void => {
    if (payload.key === state.machine.lead) advance(state, event, {});
  };

type Accepted = ReturnType<typeof leadEvents.leadAccepted>;

function accept(state: Draft<ReservationSliceState>, action: Accepted): void {
  const { receipt } = action.payload;
  if (receipt?.reservation === undefined) {
    // Another tab has sent it, and there was no receipt.
    ofLead('requestFailed')(state, action);
    return;
  }
  const { number, project, flat, ends_at, status } = receipt.reservation;
  state.own = state.own.filter((each) => each.number !== number);
  state.own.push({ number, token: receipt.token, project, flat, ends_at, status });
  const before = state.machine.step;
  ofLead('flatReserved')(state, action);
  if (state.machine.step !== before) state.draft = emptyReservation;
}

/** The way to a reservation, by `reservationTable`, and the reservations of this device. */
export const reservationSlice = createSlice({
  name: 'reservation',
  initialState: initialReservation,
  reducers: {
    formOpened: (state, { payload }: PayloadAction<ReservationEvents['formOpened']>) => {
      delete state.formStatus;
      advance(state, 'formOpened', payload);
    },
    formSubmitted: (state) => advance(state, 'formSubmitted', {}),
    requestStored: (state, { payload }: PayloadAction<ReservationEvents['requestStored']>) =>
      advance(state, 'requestStored', payload),
    ownReservationsRestored: (state, { payload }: PayloadAction<readonly OwnReservation[]>) => {
      state.own = [...payload];
    },
    /** The backend's current status of it. */
    ownReservationSeen: (
      state,
      { payload: { number, status } }: PayloadAction<Pick<Reservation, 'number' | 'status'>>,
    ) => {
      const own = state.own.find((each) => each.number === number);
      if (own !== undefined) own.status = status;
    },
    // The form flushes its final snapshot on unmount; ignore it after a reservation.
    draftChanged: (state, { payload }: PayloadAction<ReservationDraft>) => {
      if (state.machine.step !== 'reserved') state.draft = payload;
    },
    formStatusChanged: (state, { payload }: PayloadAction<FormStatus>) => {
      state.formStatus = payload;
    },
  },
  extraReducers: (build) => {
    build
      .addCase(leadEvents.leadQueued, ofLead('requestQueued'))
      .addCase(leadEvents.leadAccepted, accept)
      .addCase(leadEvents.leadTaken, ofLead('flatTaken'))
      .addCase(leadEvents.leadRefused, (state, action) =>
        ofLead(action.payload.code === 'phone_has_reservation' ? 'phoneRefused' : 'requestRefused')(state, action),
      )
      .addCase(leadEvents.leadFailed, ofLead('requestFailed'))
      .addCase(leadEvents.leadExpired, ofLead('requestExpired'))
      .addCase(pageLeft, (state) => {
        delete state.formStatus;
        advance(state, 'pageLeft', {});
      });
  },
});

export const reservationEvents = reservationSlice.actions;

type ReservationThunkState = LeadState & ReservationPart & Parameters<typeof selectPagePath>[0];
export type ReservationThunk<Result> = ThunkAction<Result, ReservationThunkState, unknown, UnknownAction>;

export const useReservationDispatch =
  useDispatch.withTypes<ThunkDispatch<ReservationThunkState, unknown, UnknownAction>>();
