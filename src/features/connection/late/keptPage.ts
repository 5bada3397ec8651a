import { baseApi } from '#shared/api';
import { asOfMeta } from '#shared/offline';
import { type KeptPage, type StateWithConnection } from '../connectionSlice.ts';

/** The worker's times have whole seconds. */
const second = 1000;

/** Takes the worker's note out of a page that it gave as a copy; null when the page came from the network. */
export function takeKeptPage(state: StateWithConnection): KeptPage | null {
  const note = document.querySelector<HTMLMetaElement>(`meta[name="${asOfMeta}"]`);
  if (note === null) return null;
  note.remove();
  const asOf = note.content;
  const came = Object.entries(state[baseApi.reducerPath].queries).filter(
    // What this document has fetched itself is younger than the copy.
    ([, entry]) => entry?.status === 'fulfilled' && (entry.fulfilledTimeStamp ?? 0) <= Date.parse(asOf) + second,
  );
  return { asOf, keys: came.map(([key]) => key) };
}
