import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** ISO in UTC, to the minute; null: not known, as on the server, whose page may be read at any time. */
type ClockState = string | null;

const initialState = null as ClockState;

/** The present, as exactly as what is on the screen needs it: to the day, and to the minute while somebody looks at minutes. */
export const clockSlice = createSlice({
  name: 'clock',
  initialState,
  reducers: {
    /** In Kyiv; also the first day that the page knows of. */
    dayBegan: (_, { payload }: PayloadAction<string>): ClockState => payload,
    minutePassed: (_, { payload }: PayloadAction<string>): ClockState => payload,
  },
  selectors: { selectNow: (now) => now },
});

export const { dayBegan, minutePassed } = clockSlice.actions;
export const { selectNow } = clockSlice.selectors;

export type ClockPart = Parameters<typeof selectNow>[0];
