import type { UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '#shared/api';
import { selectAsOfByKey, type StateWithConnection } from '../connectionSlice.ts';

type Entry = StateWithConnection['api']['queries'][string];

interface Endpoint {
  readonly initiate: (
    args: unknown,
    options: { readonly forceRefetch: true; readonly subscribe: false },
  ) => UnknownAction;
}

/** A network that was not there, or a gateway that had nobody behind it: asking again may help. */
function mayHelp(entry: Entry): boolean {
  if (entry?.status !== 'rejected' || typeof entry.error !== 'object' || !('status' in entry.error)) return false;
  const { status } = entry.error;
  return status === 'FETCH_ERROR' || status === 'PARSING_ERROR' || (typeof status === 'number' && status >= 500);
}

/** Questions that ask again for everything that was answered with a copy, or not at all. */
export function questionsOf(state: StateWithConnection): UnknownAction[] {
  const { queries } = state[baseApi.reducerPath];
  const kept = selectAsOfByKey(state);
  const endpoints = baseApi.endpoints as Readonly<Record<string, Endpoint>>;
  return Object.entries(queries).flatMap(([key, entry]) => {
    const endpoint = entry?.endpointName === undefined ? undefined : endpoints[entry.endpointName];
    if (endpoint === undefined || !(key in kept || mayHelp(entry))) return [];
    return [endpoint.initiate(entry?.originalArgs, { forceRefetch: true, subscribe: false })];
  });
}
