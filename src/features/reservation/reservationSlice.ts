import {
  createSlice,
  type PayloadAction,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { Reservation } from '#contract/reservation.ts';
import { leadEvents, type LeadState, type OwnReservation } from '#entities/lead';
import type { FormStatus } from '#shared/form';
import { pageLeft } from '#shared/routing';
import {
  emptyReservation,
  initialReservation,
  type ReservationDraft,
  type ReservationPart,
  type ReservationSliceState,
} from './reservationState.ts';
import { nextReservation, type ReservationEvent, type ReservationEvents } from './reservationTable.ts';

function after<Event extends ReservationEvent>(
  state: ReservationSliceState,
  event: Event,
  facts: ReservationEvents[Event],
): ReservationSliceState {
  const machine = nextReservation(state.machine, event, facts);
  return machine === state.machine ? state : { ...state, machine };
}

/** An event of the outbox; those of other leads change nothing. */
const ofLead =
  (event: Exclude<ReservationEvent, 'formOpened' | 'requestStored'>) =>
  (state: ReservationSliceState, { payload }: PayloadAction<{ readonly key: string }>): ReservationSliceState =>
    payload.key === state.machine.lead ? after(state, event, {}) : state;

type Accepted = ReturnType<typeof leadEvents.leadAccepted>;

function accepted(state: ReservationSliceState, action: Accepted): ReservationSliceState {
  const { receipt } = action.payload;
  // Another tab has sent it, and there was no receipt.
  if (receipt?.reservation === undefined) return ofLead('requestFailed')(state, action);
  const { number, project, flat, ends_at, status } = receipt.reservation;
  const own = [
    ...state.own.filter((each) => each.number !== number),
    { number, token: receipt.token, project, flat, ends_at, status },
  ];
  const next = ofLead('flatReserved')(state, action);
  return next === state ? { ...state, own } : { ...next, own, draft: emptyReservation };
}

/** The way to a reservation, by `reservationTable`, and the reservations of this device. */
export const reservationSlice = createSlice({
  name: 'reservation',
  initialState: initialReservation,
  reducers: {
    formOpened: (state, { payload }: PayloadAction<ReservationEvents['formOpened']>) =>
      after(state, 'formOpened', payload),
    formSubmitted: (state) => after(state, 'formSubmitted', {}),
    requestStored: (state, { payload }: PayloadAction<ReservationEvents['requestStored']>) =>
      after(state, 'requestStored', payload),
    ownReservationsRestored: (state, { payload }: PayloadAction<readonly OwnReservation[]>) => ({
      ...state,
      own: payload,
    }),
    /** The backend's current status of it. */
    ownReservationSeen: (
      state,
      { payload: { number, status } }: PayloadAction<Pick<Reservation, 'number' | 'status'>>,
    ) => ({ ...state, own: state.own.map((each) => (each.number === number ? { ...each, status } : each)) }),
    // The form flushes its final snapshot on unmount; ignore it after a reservation.
    draftChanged: (state, { payload }: PayloadAction<ReservationDraft>) =>
      state.machine.step === 'reserved' ? state : { ...state, draft: payload },
    formStatusChanged: (state, { payload }: PayloadAction<FormStatus>) => ({ ...state, formStatus: payload }),
  },
  extraReducers: (build) => {
    build
      .addCase(leadEvents.leadQueued, ofLead('requestQueued'))
      .addCase(leadEvents.leadAccepted, accepted)
      .addCase(leadEvents.leadTaken, ofLead('flatTaken'))
      .addCase(leadEvents.leadRefused, (state, action) =>
        ofLead(action.payload.code === 'phone_has_reservation' ? 'phoneRefused' : 'requestRefused')(state, action),
      )
      .addCase(leadEvents.leadFailed, ofLead('requestFailed'))
      .addCase(leadEvents.leadExpired, ofLead('requestExpired'))
      .addCase(pageLeft, ({ formStatus: _, ...state }) => after(state, 'pageLeft', {}));
  },
});

export const reservationEvents = reservationSlice.actions;

type ReservationThunkState = LeadState & ReservationPart;
export type ReservationThunk<Result> = ThunkAction<Result, ReservationThunkState, unknown, UnknownAction>;
export type ReservationDispatch = ThunkDispatch<ReservationThunkState, unknown, UnknownAction>;
