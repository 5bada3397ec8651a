import type { DevToolsEnhancerOptions, Slice, UnknownAction } from '@reduxjs/toolkit';
import { lateSlices } from './lateSlices.ts';
import { firstSlices } from './store.ts';

type EventCreator = ((payload: never) => UnknownAction) & { readonly type: string };

/** Every event that the panel can dispatch, by its slice and name. */
export function allEvents(): Readonly<Record<string, EventCreator>> {
  const slices: readonly Slice[] = [...firstSlices, ...Object.values(lateSlices())];
  const events = slices.flatMap(({ actions }) => Object.values(actions) as readonly EventCreator[]);
  return Object.fromEntries(events.map((event) => [event.type, event]));
}

/** What the panel of Redux DevTools shows to who develops the site: where each event came from, and events to dispatch. */
export function devToolsOfDevelopment(): DevToolsEnhancerOptions {
  return { trace: true, traceLimit: 25, maxAge: 500, actionCreators: allEvents() };
}
