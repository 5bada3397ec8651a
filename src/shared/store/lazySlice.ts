import type { Slice, ThunkAction, UnknownAction, ThunkDispatch } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { ApiExtra } from '#shared/api';

/** The extra argument of thunks. */
export interface StoreExtra extends ApiExtra {
  /** Injects a slice. */
  readonly addSlice: (slice: Slice) => void;
}

/** Injects the slice of a lazy part of the site, such as a form. */
export function lazySlice(slice: Slice): ThunkAction<void, object, unknown, UnknownAction> {
  return (_dispatch, getState, extra) => {
    if (!(slice.reducerPath in getState())) (extra as StoreExtra).addSlice(slice);
  };
}

/** For `lazySlice` and thunks that inject a slice: they need nothing of the state. */
export const useLazySliceDispatch =
  /* #__PURE__ */ useDispatch.withTypes<ThunkDispatch<object, unknown, UnknownAction>>();
