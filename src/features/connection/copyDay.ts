import type { Day } from '#contract/common.ts';
import { todayInKyiv } from '#domain/kyivTime.ts';
import { baseApi } from '#shared/api';
import { selectAsOfByKey, type StateWithConnection } from './connectionSlice.ts';

/**
 * The day in Kyiv of which an answer is; null when it came from the network. `data`: the very object that the query cache
 * holds. There are few kept copies, mostly none: nothing is searched for long.
 */
export function selectCopyDay(state: StateWithConnection, data: object): Day | null {
  const { queries } = state[baseApi.reducerPath];
  const copy = Object.entries(selectAsOfByKey(state)).find(([key]) => queries[key]?.data === data);
  return copy === undefined ? null : todayInKyiv(new Date(copy[1]));
}
