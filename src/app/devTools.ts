import type { DevToolsEnhancerOptions, Slice, UnknownAction } from '@reduxjs/toolkit';
import { lazySlices } from './lazySlices.ts';
import { firstSlices } from './store.ts';

type EventCreator = ((payload: never) => UnknownAction) & { readonly type: string };

/** Every event that the panel can dispatch, by its slice and name. */
export function allEvents(): Readonly<Record<string, EventCreator>> {
  const slices: readonly Slice[] = [...firstSlices, ...lazySlices()];
  const events = slices.flatMap(({ actions }) => Object.values(actions) as readonly EventCreator[]);
  return Object.fromEntries(events.map((event) => [event.type, event]));
}

interface QueryAction extends UnknownAction {
  readonly meta?: { readonly condition?: boolean; readonly arg?: { readonly endpointName?: string } };
}

/** RTK Query's actions by the endpoint they are about: `api/executeQuery/fulfilled getProjects`. */
function withEndpoint<Action extends UnknownAction>(action: Action): Action {
  const { endpointName } = (action as QueryAction).meta?.arg ?? {};
  return endpointName === undefined ? action : { ...action, type: `${action.type} ${endpointName}` };
}

/** A query that was not sent because its data is already there changes nothing. */
function isShown(_: unknown, action: UnknownAction): boolean {
  return (action as QueryAction).meta?.condition !== true;
}

/** Options of Redux DevTools for developers: stack traces, and action creators to dispatch. */
export function devToolsOfDevelopment(): DevToolsEnhancerOptions {
  return {
    trace: true,
    traceLimit: 25,
    maxAge: 500,
    actionCreators: allEvents(),
    actionSanitizer: withEndpoint,
    predicate: isShown,
  };
}
