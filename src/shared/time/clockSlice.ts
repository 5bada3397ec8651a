import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** ISO in UTC, to the minute; null: unknown, as on the server, whose pages are cached. */
type ClockState = string | null;

const initialState = null as ClockState;

/** The current time, to the day, or to the minute while a component shows minutes. */
export const clockSlice = createSlice({
  name: 'clock',
  initialState,
  reducers: {
    /** In Kyiv; also the first day of a page. */
    dayBegan: (_, { payload }: PayloadAction<string>): ClockState => payload,
    minutePassed: (_, { payload }: PayloadAction<string>): ClockState => payload,
  },
  selectors: { selectNow: (now) => now },
});

export const { dayBegan, minutePassed } = clockSlice.actions;
export const { selectNow } = clockSlice.selectors;

export type ClockPart = Parameters<typeof selectNow>[0];
