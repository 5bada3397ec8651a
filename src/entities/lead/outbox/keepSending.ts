import { lazySlice } from '#shared/store';
import { withTimeout } from '#shared/tasks';
import { leadSlice, selectLead } from '../leadSlice.ts';
import { leadsWait } from '../waitingMark.ts';
import { deliver, deliveryTimeout } from './deliver.ts';
import { isSetAside, openOutbox } from './leadOutbox.ts';
import type { LeadThunk } from './leadThunk.ts';
import { restoreEnds } from './restoreLead.ts';
import { retryWithBackoff } from './retryWithBackoff.ts';
import { hearTabs } from './tabs.ts';
import { eventOf } from './visitEnd.ts';

/** Tries every lead that waits. Gives the seconds to wait before the next round; null: nothing waits any more. */
function sendWaiting(): LeadThunk<Promise<number | null>> {
  return async (dispatch, getState) => {
    const waits: number[] = [];
    const { leads, returned } = await openOutbox();
    // Of these it is said until the visitor has heard it, also by later documents.
    for (const end of returned) if (selectLead(getState(), end.key) === undefined) dispatch(eventOf(end));
    for (const { key } of leads) {
      // Since the outbox was read.
      if (isSetAside(key)) continue;
      const delivery = await withTimeout(dispatch(deliver(key)), deliveryTimeout);
      if (delivery?.status === 'waits') waits.push(delivery.seconds);
      if (delivery === null || delivery.status === 'elsewhere') waits.push(0);
    }
    await dispatch(restoreEnds());
    if (waits.length > 0) return Math.max(...waits);
    const { known } = await openOutbox();
    return known || !leadsWait() ? null : 0;
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
    dispatch(lazySlice(leadSlice));
    const running = new AbortController();
    running.signal.addEventListener('abort', () => nudges.delete(dispatch));
    dispatch(hearTabs(running.signal));
    nudges.set(
      dispatch,
      retryWithBackoff(async () => dispatch(sendWaiting()), running),
    );
  };
}
