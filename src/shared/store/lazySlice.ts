import type { Slice, ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiExtra } from '#shared/api';

/** What the store hands to every thunk. */
export interface StoreExtra extends ApiExtra {
  /** Gives the store a part that it did not begin with. */
  readonly addSlice: (slice: Slice) => void;
}

/** The store of a part of the site that comes late, such as a form: it is there from the first time on. */
export function lazySlice(slice: Slice): ThunkAction<void, object, unknown, UnknownAction> {
  return (_dispatch, getState, extra) => {
    if (!(slice.reducerPath in getState())) (extra as StoreExtra).addSlice(slice);
  };
}
