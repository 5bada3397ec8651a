import { leadSlice } from '../leadSlice.ts';
import { lateSlice } from '#shared/store';
import { deliver } from './deliver.ts';
import { waitingLeads } from './leadOutbox.ts';
import type { LeadThunk } from './leadThunk.ts';
import { repeatRounds } from './repeatRounds.ts';
import { hearTabs } from './tabs.ts';

/** Tries every lead that waits. Gives the seconds to wait before the next round; null: nothing waits any more. */
function sendWaiting(): LeadThunk<Promise<number | null>> {
  return async (dispatch) => {
    const waits: number[] = [];
    for (const { key } of await waitingLeads()) {
      const delivery = await dispatch(deliver(key));
      if (delivery.status === 'waits') waits.push(delivery.seconds);
      if (delivery.status === 'elsewhere') waits.push(0);
    }
    if (waits.length > 0) return Math.max(...waits);
    await waitingLeads();
    return null;
  };
}

/** By store: a browser has one. */
const nudges = new WeakMap<object, () => void>();

/** Sends what waits now, and again whenever it may help, until nothing waits. */
export function keepSending(): LeadThunk<void> {
  return (dispatch) => {
    const nudge = nudges.get(dispatch);
    if (nudge !== undefined) {
      nudge();
      return;
    }
    dispatch(lateSlice(leadSlice));
    const running = new AbortController();
    running.signal.addEventListener('abort', () => nudges.delete(dispatch));
    dispatch(hearTabs(running.signal));
    nudges.set(dispatch, repeatRounds(async () => dispatch(sendWaiting()), running));
  };
}
