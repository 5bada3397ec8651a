import { lazySlice } from '#shared/store';
import { leadEvents, type LeadProgress, leadSlice, type LeadThunk, selectLeads } from '../leadSlice.ts';
import { eventOf } from './leadEnd.ts';
import { findEnd, findLead, forgetEnd } from './leadOutbox.ts';

/**
 * Tells the store of a lead that an earlier document or another tab has sent, or still sends: how it waits, or how it ended. Gives
 * null when the browser knows nothing of it.
 */
export function restoreLead(key: string): LeadThunk<Promise<'waits' | 'ended' | null>> {
  return async (dispatch) => {
    dispatch(lazySlice(leadSlice));
    // In this order: what ends meanwhile is found at the end.
    const kept = await findLead(key).catch(() => undefined);
    if (kept !== undefined) {
      dispatch(leadEvents.leadQueued({ key, kind: kept.lead.kind }));
      return 'waits';
    }
    const end = await findEnd(key).catch(() => undefined);
    if (end === undefined) return null;
    dispatch(eventOf(end));
    return 'ended';
  };
}

function recallEnd(key: string, { kind }: LeadProgress): LeadThunk<Promise<void>> {
  return async (dispatch) => {
    if ((await findLead(key)) !== undefined) return;
    const end = await findEnd(key);
    if (end !== undefined) dispatch(eventOf(end));
    // It has left the outbox, and of a call nothing more is kept.
    else if (kind === 'call' || kind === 'consultation') {
      dispatch(leadEvents.leadAccepted({ key, kind, receipt: null }));
    }
  };
}

/** Another tab may have ended a lead that this one shows as waiting, and have told of it while nobody listened here. */
export function restoreEnds(): LeadThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const queued = Object.entries(selectLeads(getState())).filter(([, { status }]) => status === 'queued');
    for (const [key, lead] of queued) {
      // What the database does not say now, it says in another round, or to another document.
      await dispatch(recallEnd(key, lead)).catch(() => undefined);
    }
  };
}

/** The visitor has heard of it: nothing of a visit that came back is kept any longer. */
export function dismissLead(key: string): LeadThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(leadEvents.leadDismissed({ key }));
    await forgetEnd(key);
  };
}
