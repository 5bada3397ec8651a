import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { LeadState } from '#entities/lead';
import type { BookingPart } from '../bookingSlice.ts';

export type BookingThunkState = LeadState & BookingPart;
export type BookingThunk<Result> = ThunkAction<Result, BookingThunkState, unknown, UnknownAction>;
export type BookingDispatch = ThunkDispatch<BookingThunkState, unknown, UnknownAction>;
