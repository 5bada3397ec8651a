import type { Middleware, UnknownAction } from '@reduxjs/toolkit';

/** Told of every action when the state has taken it in. */
export type HearAction = (action: UnknownAction) => void;

/** Lets parts that come late hear what happens: a library's listeners would have to be there from the start. */
export function hearActions(hearers: ReadonlySet<HearAction>): Middleware {
  return () => (next) => (action) => {
    const result = next(action);
    for (const hear of hearers) hear(action as UnknownAction);
    return result;
  };
}
