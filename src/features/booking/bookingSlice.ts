import {
  createSlice,
  type PayloadAction,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { LeadState } from '#entities/lead';
import type { FormStatus } from '#shared/form';
import { pageLeft } from '#shared/routing';
import type { BookingEvents, BookingState, EventName } from './machine/bookingStates.ts';
import { firstState, transition } from './machine/bookingTable.ts';

/** What the visitor types. */
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

/** What this tab remembers of the person, beside the machine's own facts. */
export type RememberedPerson = Pick<BookingSliceState, 'details' | 'formShownAt'>;

export const noDetails: VisitDetailsDraft = { name: '', phone: '', email: '', message: '', agreement: false };
const nobody: RememberedPerson = { details: noDetails, formShownAt: null };
const initialState: BookingSliceState = { machine: firstState, ...nobody };

/** The machine hears of an event. */
function heard<Event extends EventName>(event: Event) {
  return (state: BookingSliceState, { payload }: PayloadAction<BookingEvents[Event]>): BookingSliceState => ({
    ...state,
    machine: transition(state.machine, event, payload),
  });
}

/** For events without facts: their actions are made without an argument. */
function opened(
  event: 'dateOpened' | 'timeOpened' | 'detailsOpened' | 'confirmationOpened' | 'slotTaken' | 'holdFailed',
) {
  return (state: BookingSliceState): BookingSliceState => ({ ...state, machine: transition(state.machine, event, {}) });
}

/** A visit as far as it is booked. The table of `machine/bookingTable.ts` decides; this is its store. */
export const bookingSlice = createSlice({
  name: 'booking',
  initialState,
  reducers: {
    bookingBegun: heard('bookingBegun'),
    dayRemembered: heard('dayRemembered'),
    slotRemembered: heard('slotRemembered'),
    attemptRemembered: heard('attemptRemembered'),
    leadRemembered: heard('leadRemembered'),
    visitRemembered: heard('visitRemembered'),
    subjectNamed: heard('subjectNamed'),
    kindChosen: heard('kindChosen'),
    centerChosen: heard('centerChosen'),
    dayChosen: heard('dayChosen'),
    dateOpened: opened('dateOpened'),
    timeOpened: opened('timeOpened'),
    detailsOpened: opened('detailsOpened'),
    confirmationOpened: opened('confirmationOpened'),
    slotChosen: heard('slotChosen'),
    slotHeld: heard('slotHeld'),
    slotTaken: opened('slotTaken'),
    holdFailed: opened('holdFailed'),
    holdChecked: heard('holdChecked'),
    holdExpired: heard('holdExpired'),
    detailsSubmitted: heard('detailsSubmitted'),
    visitKept: heard('visitKept'),
    visitBooked: (state, action: PayloadAction<BookingEvents['visitBooked']>) => {
      const next = heard('visitBooked')(state, action);
      return next.machine.name === 'confirmed' ? { ...next, ...nobody } : next;
    },
    submitFailed: heard('submitFailed'),
    restarted: heard('restarted'),
    moveStarted: heard('moveStarted'),
    visitReturned: heard('visitReturned'),

    personRemembered: (state, { payload }: PayloadAction<RememberedPerson>) => ({ ...state, ...payload }),
    formShown: (state, { payload }: PayloadAction<number>) => ({ ...state, formShownAt: state.formShownAt ?? payload }),
    // The form says its last words when it goes; once the visit is booked they are no longer wanted.
    detailsTyped: (state, { payload }: PayloadAction<VisitDetailsDraft>) =>
      state.machine.name === 'confirmed' ? state : { ...state, details: payload },
    detailsFormStatusChanged: (state, { payload }: PayloadAction<FormStatus>) => ({ ...state, formStatus: payload }),
  },
  extraReducers: (build) => {
    build.addCase(pageLeft, ({ formStatus: _, ...state }) => state);
  },
  selectors: {
    selectBookingState: ({ machine }) => machine,
    selectDetails: ({ details }) => details,
    selectDetailsFormStatus: ({ formStatus }) => formStatus,
    selectFormShownAt: ({ formShownAt }) => formShownAt,
    selectPerson: ({ details, formShownAt }): RememberedPerson => ({ details, formShownAt }),
  },
});

export type BookingPart = { readonly [bookingSlice.name]: BookingSliceState };

export const bookingEvents = bookingSlice.actions;
// A state may be travelled to that is older than this part of the store.
export const { selectBookingState, selectDetails, selectDetailsFormStatus, selectFormShownAt, selectPerson } =
  bookingSlice.getSelectors(({ booking }: Partial<BookingPart>) => booking ?? initialState);

export type BookingThunkState = LeadState & BookingPart;
export type BookingThunk<Result> = ThunkAction<Result, BookingThunkState, unknown, UnknownAction>;
export type BookingDispatch = ThunkDispatch<BookingThunkState, unknown, UnknownAction>;
