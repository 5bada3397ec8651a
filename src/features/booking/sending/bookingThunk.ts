import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiState } from '#shared/api';
import type { BookingPart } from '../bookingSlice.ts';

export type BookingThunk<Result> = ThunkAction<Result, ApiState & BookingPart, unknown, UnknownAction>;
export type BookingDispatch = ThunkDispatch<ApiState & BookingPart, unknown, UnknownAction>;
