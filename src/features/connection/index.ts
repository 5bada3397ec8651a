import { useSelector } from 'react-redux';
import type { Day } from '#contract/common.ts';
import { todayInKyiv } from '#domain/time/kyivTime.ts';
import { baseApi } from '#shared/api';
import { selectAsOfByKey, type StateWithConnection } from './connectionSlice.ts';

export { Connection } from './Connection.tsx';
export { connectionSlice } from './connectionSlice.ts';

/**
 * The Kyiv day of a cached result; null when it is current. `data`: the object in the query cache. Copies are few, so a
 * search is fast.
 */
export function selectCachedCopyDay(state: StateWithConnection, data: object): Day | null {
  const { queries } = state[baseApi.reducerPath];
  const copy = Object.entries(selectAsOfByKey(state)).find(([key]) => queries[key]?.data === data);
  return copy === undefined ? null : todayInKyiv(new Date(copy[1]));
}

export const useConnectionSelector = /* #__PURE__ */ useSelector.withTypes<StateWithConnection>();
