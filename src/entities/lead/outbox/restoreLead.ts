import { lazySlice } from '#shared/store';
import { leadEvents, type LeadProgress, leadSlice, type LeadThunk, selectLeads } from '../leadSlice.ts';
import { eventOf } from './leadEnd.ts';
import { findEnd, findLead, forgetEnd } from './leadOutbox.ts';

/**
 * Restores the progress of a lead that an earlier document or another tab sends or has sent. Resolves with null when
 * the browser has no record of it.
 */
export function restoreLead(key: string): LeadThunk<Promise<'waits' | 'ended' | null>> {
  return async (dispatch) => {
    dispatch(lazySlice(leadSlice));
    // In this order, so that a lead that ends meanwhile is found.
    const stored = await findLead(key).catch(() => undefined);
    if (stored !== undefined) {
      dispatch(leadEvents.leadQueued({ key, kind: stored.lead.kind }));
      return 'waits';
    }
    const end = await findEnd(key).catch(() => undefined);
    if (end === undefined) return null;
    dispatch(eventOf(end));
    return 'ended';
  };
}

function restoreEnd(key: string, { kind }: LeadProgress): LeadThunk<Promise<void>> {
  return async (dispatch) => {
    if ((await findLead(key)) !== undefined) return;
    const end = await findEnd(key);
    if (end !== undefined) dispatch(eventOf(end));
    // It has left the outbox; a call leaves no other record.
    else if (kind === 'call' || kind === 'consultation') {
      dispatch(leadEvents.leadAccepted({ key, kind, receipt: null }));
    }
  };
}

/** Another tab may have ended a lead while this one was not listening. */
export function restoreEnds(): LeadThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const queued = Object.entries(selectLeads(getState())).filter(([, { status }]) => status === 'queued');
    for (const [key, lead] of queued) {
      // Try again in a later round or document.
      await dispatch(restoreEnd(key, lead)).catch(() => undefined);
    }
  };
}

/** The visitor has seen the end: deletes a returned visit. */
export function dismissLead(key: string): LeadThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(leadEvents.leadDismissed({ key }));
    await forgetEnd(key);
  };
}
