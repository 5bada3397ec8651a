import {
  createSlice,
  type Draft,
  type PayloadAction,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { LeadState } from '#entities/lead';
import type { FormStatus } from '#shared/form';
import { pageLeft, type selectPagePath } from '#shared/routing';
import type { BookingEvents, BookingState, EventName } from './machine/bookingStates.ts';
import { firstState, transition } from './machine/bookingTable.ts';

/** The typed details. */
export interface VisitDetailsDraft {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly message: string;
  readonly agreement: boolean;
}

interface BookingSliceState {
  readonly machine: BookingState;
  /** They outlive every change of slot, and go when the visit is booked. */
  readonly details: VisitDetailsDraft;
  /** When the form was shown at first, by `steadyNow`. */
  readonly formShownAt: number | null;
  readonly formStatus?: FormStatus;
}

/** Personal data of this tab, beside the machine's facts. */
export type StoredPerson = Pick<BookingSliceState, 'details' | 'formShownAt'>;

export const noDetails: VisitDetailsDraft = { name: '', phone: '', email: '', message: '', agreement: false };
const nobody: StoredPerson = { details: noDetails, formShownAt: null };
const initialState: BookingSliceState = { machine: firstState, ...nobody };

/** Makes a reducer of an event. */
function reduceEvent<Event extends EventName>(event: Event) {
  return (state: Draft<BookingSliceState>, { payload }: PayloadAction<BookingEvents[Event]>): void => {
    state.machine = transition(state.machine, event, payload);
  };
}

type BareEvent = 'dateOpened' | 'timeOpened' | 'detailsOpened' | 'confirmationOpened' | 'holdFailed';
/** For events without facts: their actions are made without an argument. */
const reduceBareEvent = reduceEvent as (event: BareEvent) => (state: Draft<BookingSliceState>) => void;

/** A visit as far as it is booked. The table of `machine/bookingTable.ts` decides; this is its store. */
export const bookingSlice = createSlice({
  name: 'booking',
  initialState,
  reducers: {
    bookingBegun: reduceEvent('bookingBegun'),
    dayRestored: reduceEvent('dayRestored'),
    slotRestored: reduceEvent('slotRestored'),
    attemptRestored: reduceEvent('attemptRestored'),
    leadRestored: reduceEvent('leadRestored'),
    visitRestored: reduceEvent('visitRestored'),
    subjectNamed: reduceEvent('subjectNamed'),
    kindChosen: reduceEvent('kindChosen'),
    centerChosen: reduceEvent('centerChosen'),
    dayChosen: reduceEvent('dayChosen'),
    dateOpened: reduceBareEvent('dateOpened'),
    timeOpened: reduceBareEvent('timeOpened'),
    detailsOpened: reduceBareEvent('detailsOpened'),
    confirmationOpened: reduceBareEvent('confirmationOpened'),
    slotChosen: reduceEvent('slotChosen'),
    slotHeld: reduceEvent('slotHeld'),
    slotTaken: reduceEvent('slotTaken'),
    holdFailed: reduceBareEvent('holdFailed'),
    holdChecked: reduceEvent('holdChecked'),
    holdExpired: reduceEvent('holdExpired'),
    detailsSubmitted: reduceEvent('detailsSubmitted'),
    visitQueued: reduceEvent('visitQueued'),
    visitBooked: (state, action: PayloadAction<BookingEvents['visitBooked']>) => {
      reduceEvent('visitBooked')(state, action);
      if (state.machine.name === 'confirmed') Object.assign(state, nobody);
    },
    submitFailed: reduceEvent('submitFailed'),
    restarted: reduceEvent('restarted'),
    moveStarted: reduceEvent('moveStarted'),
    visitReturned: reduceEvent('visitReturned'),
    visitRead: reduceEvent('visitRead'),

    personRestored: (state, { payload }: PayloadAction<StoredPerson>) => {
      Object.assign(state, payload);
    },
    formShown: (state, { payload }: PayloadAction<number>) => {
      state.formShownAt ??= payload;
    },
    // The form flushes its final snapshot on unmount; ignore it after booking.
    detailsTyped: (state, { payload }: PayloadAction<VisitDetailsDraft>) => {
      if (state.machine.name !== 'confirmed') state.details = payload;
    },
    detailsFormStatusChanged: (state, { payload }: PayloadAction<FormStatus>) => {
      state.formStatus = payload;
    },
  },
  extraReducers: (build) => {
    build.addCase(pageLeft, (state) => {
      delete state.formStatus;
    });
  },
  selectors: {
    selectBookingState: ({ machine }) => machine,
    selectIsCancelled: ({ machine }) => machine.name === 'confirmed' && machine.booked.visit.status === 'cancelled',
    /** Whether the details belong to a visit that is booked already: it gets another time. */
    selectIsMoving: ({ machine }) => 'moving' in machine && machine.moving !== null,
    selectDetails: ({ details }) => details,
    selectDetailsFormStatus: ({ formStatus }) => formStatus,
    selectFormShownAt: ({ formShownAt }) => formShownAt,
  },
});

export type BookingPart = { readonly [bookingSlice.name]: BookingSliceState };

export const bookingEvents = bookingSlice.actions;
// Time travel can reach a state from before this slice was injected.
export const {
  selectBookingState,
  selectIsCancelled,
  selectIsMoving,
  selectDetails,
  selectDetailsFormStatus,
  selectFormShownAt,
} = bookingSlice.getSelectors(({ booking }: Partial<BookingPart>) => booking ?? initialState);

export type BookingThunkState = LeadState & BookingPart & Parameters<typeof selectPagePath>[0];
export type BookingThunk<Result> = ThunkAction<Result, BookingThunkState, unknown, UnknownAction>;
export type BookingDispatch = ThunkDispatch<BookingThunkState, unknown, UnknownAction>;

export const useBookingDispatch = /* #__PURE__ */ useDispatch.withTypes<BookingDispatch>();
