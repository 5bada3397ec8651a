import type { Middleware, UnknownAction } from '@reduxjs/toolkit';

/** Told of every action when the state has taken it in. */
export type HearAction = (action: UnknownAction) => void;

export interface Hearing {
  /** Absent until the part that wants to hear has come. */
  hear?: HearAction;
}

/** Lets a part that comes late hear what happens: a middleware has to be there from the start. */
export function hearActions(hearing: Hearing): Middleware {
  return () => (next) => (action) => {
    const result = next(action);
    hearing.hear?.(action as UnknownAction);
    return result;
  };
}
