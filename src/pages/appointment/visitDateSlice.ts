import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { bookingEvents } from '#features/booking';
import { pageLeft } from '#shared/routing';

interface VisitDateState {
  /** The month that the calendar was turned to, `YYYY-MM`; null: it stands where there is something to choose. */
  readonly month: string | null;
  /** Whether somebody wanted to go on: from then on it is said what is missing. */
  readonly tried: boolean;
}

const initialState: VisitDateState = { month: null, tried: false };

/** How the first step of the booking is looked at; what is booked is the booking's own. */
export const visitDateSlice = createSlice({
  name: 'visitDate',
  initialState,
  reducers: {
    monthTurned: (state, { payload }: PayloadAction<string>) => ({ ...state, month: payload }),
    continuePressed: (state) => ({ ...state, tried: true }),
  },
  extraReducers: (build) => {
    // Another center has other free days.
    build.addCase(bookingEvents.centerChosen, (state) => ({ ...state, month: null }));
    build.addCase(pageLeft, () => initialState);
  },
  selectors: {
    selectTurnedMonth: ({ month }) => month,
    selectTriedToContinue: ({ tried }) => tried,
  },
});

type VisitDatePart = { readonly [visitDateSlice.name]?: VisitDateState };

export const { monthTurned, continuePressed } = visitDateSlice.actions;
// A state may be travelled to that is older than this part of the store.
export const { selectTurnedMonth, selectTriedToContinue } = visitDateSlice.getSelectors(
  ({ visitDate }: VisitDatePart) => visitDate ?? initialState,
);
