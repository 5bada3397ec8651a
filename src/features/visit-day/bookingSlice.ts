import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface BookingState {
  /** Alias of a sales center. */
  readonly center: string | null;
  /** `YYYY-MM-DD`, month and day with their zeros. */
  readonly day: string | null;
}

const initialState: BookingState = { center: null, day: null };

/** A visit as far as the visitor has chosen it. */
export const bookingSlice = createSlice({
  name: 'booking',
  initialState,
  reducers: {
    centerChosen: (state, { payload }: PayloadAction<string>) => {
      state.center = payload;
    },
    dayChosen: (state, { payload }: PayloadAction<string>) => {
      state.day = payload;
    },
  },
  selectors: { selectBooking: (booking) => booking },
});

export const { centerChosen, dayChosen } = bookingSlice.actions;
export const { selectBooking } = bookingSlice.selectors;
