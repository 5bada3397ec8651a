import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiState } from '#shared/api';
import type { selectSettings } from '#shared/config';
import type { LeadPart } from '../leadSlice.ts';

export type LeadState = ApiState & LeadPart & Parameters<typeof selectSettings>[0];
export type LeadThunk<Result> = ThunkAction<Result, LeadState, unknown, UnknownAction>;
export type LeadDispatch = ThunkDispatch<LeadState, unknown, UnknownAction>;
