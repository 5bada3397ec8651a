import { createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import { bookingEvents } from '#features/booking';
import { pageLeft } from '#shared/routing';
import { requestEvents } from './request/visitRequestSlice.ts';

interface VisitDateState {
  /** The month that the calendar shows, `YYYY-MM`; null: the first with free days. */
  readonly month: string | null;
  /** Whether "continue" was pressed: from then on missing choices are named. */
  readonly tried: boolean;
  /** Whether the calendar is open. */
  readonly open?: boolean;
  /** A day that was typed and cannot be booked or is still checked, an empty string, or "Invalid Date" for any other text. */
  readonly typed?: string | undefined;
}

const initialState: VisitDateState = { month: null, tried: false };

function resetCalendar(state: Draft<VisitDateState>): void {
  state.month = null;
  delete state.typed;
}

/** How the first step of the booking is looked at; what is booked is the booking's own. */
export const visitDateSlice = createSlice({
  name: 'visitDate',
  initialState,
  reducers: {
    monthTurned: (state, { payload }: PayloadAction<string>) => {
      state.month = payload;
    },
    calendarOpened: (state) => {
      state.open = true;
    },
    calendarClosed: (state) => {
      state.open = false;
    },
    dayTyped: (state, { payload }: PayloadAction<string>) => {
      state.typed = payload;
    },
    continuePressed: (state) => {
      state.tried = true;
    },
  },
  extraReducers: (build) => {
    // Another center has other free days.
    build.addCase(bookingEvents.centerChosen, resetCalendar);
    // Open the calendar at the chosen day.
    build.addCase(bookingEvents.dayChosen, resetCalendar);
    build.addCase(requestEvents.requestCenterChosen, resetCalendar);
    build.addCase(requestEvents.requestDayChosen, resetCalendar);
    build.addCase(pageLeft, () => initialState);
  },
  selectors: {
    selectTurnedMonth: ({ month }) => month,
    selectTriedToContinue: ({ tried }) => tried,
    selectCalendarOpen: ({ open }) => open === true,
    selectTypedDay: ({ typed }) => typed ?? null,
  },
});

type VisitDatePart = { readonly [visitDateSlice.name]?: VisitDateState };

export const { monthTurned, calendarOpened, calendarClosed, dayTyped, continuePressed } = visitDateSlice.actions;
// Time travel can reach a state from before this slice was injected.
export const { selectTurnedMonth, selectTriedToContinue, selectCalendarOpen, selectTypedDay } =
  visitDateSlice.getSelectors(({ visitDate }: VisitDatePart) => visitDate ?? initialState);
