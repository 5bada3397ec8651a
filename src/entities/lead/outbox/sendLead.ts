import { newKey, selectExtensions, type Extensions } from '#shared/api';
import { type Language, selectSettings } from '#shared/config';
import { lazySlice } from '#shared/store';
import { withTimeout } from '#shared/tasks';
import { leadEvents, leadSlice, type LeadThunk, selectLead, type LeadRequest, type LeadKind } from '../leadSlice.ts';
import { deliver, deliveryTimeout, type FindRecipient } from './deliver.ts';
import { restoreLead, runOutbox } from './runOutbox.ts';
import { findLead, storeLead } from './leadOutbox.ts';
import { eventOf } from './leadEnd.ts';

/** `sent` and `queued` are safe. `refused`: invalid. `failed`: neither sent nor stored. */
type SentLead = { readonly key: string } & (
  { readonly status: 'sent' | 'queued' } | { readonly status: 'refused' | 'failed'; readonly error: unknown }
);

/** A lead in the outbox. */
interface InOutbox {
  /** The key of an equal queued lead, if there is one. */
  readonly key: string;
  readonly kind: LeadKind;
  /** Whether it outlives this document. */
  readonly lasting: boolean;
  /** Its visit is booked already. */
  readonly ended: boolean;
}

/** Stores a form's request in the outbox. Personal data enters neither the store nor an address nor the console. */
export function putIntoOutbox(form: LeadRequest, language: Language, key: string): LeadThunk<Promise<InOutbox>> {
  return async (dispatch) => {
    dispatch(lazySlice(leadSlice));
    const { kind } = form;
    const stored = await storeLead({ ...form, key, language, made_at: Date.now() });
    if (!('lead' in stored)) {
      dispatch(eventOf(stored));
      return { key: stored.key, kind, lasting: true, ended: true };
    }
    dispatch(leadEvents.leadSubmitted({ key: stored.lead.key, kind }));
    return { key: stored.lead.key, kind, lasting: stored.lasting, ended: false };
  };
}

/**
 * Sends a lead from the outbox. Offline it stays there and is sent under the same key later, also by other documents.
 */
export function sendFromOutbox(
  { key, kind, lasting, ended }: InOutbox,
  recipient?: FindRecipient,
): LeadThunk<Promise<SentLead>> {
  return async (dispatch, getState) => {
    if (ended) return { key, status: 'sent' };
    const delivery = dispatch(deliver(key, true, recipient));
    /** Whether it cannot be announced as safe: it has failed, or would not be sent again. */
    const isUnsafe = async (): Promise<boolean> => {
      const waiting = await findLead(key).catch(() => undefined);
      return waiting?.lead.keyless !== undefined || selectLead(getState(), key)?.status === 'failed';
    };
    const delivered = await (lasting || kind === 'visit' || kind === 'move'
      ? withTimeout(delivery, deliveryTimeout)
      : delivery);
    const outcome = delivered === null && (await isUnsafe()) ? await delivery : delivered;
    switch (outcome?.status) {
      case 'accepted':
        return { key, status: 'sent' };
      case 'gone':
        // Another tab, which was sending the same, has been faster.
        if ((await dispatch(restoreLead(key))) === null)
          dispatch(leadEvents.leadAccepted({ key, kind, receipt: null }));
        return { key, status: 'sent' };
      case 'refused':
      case 'failed':
        return { key, status: outcome.status, error: outcome.error };
      default:
        dispatch(leadEvents.leadQueued({ key, kind }));
        dispatch(runOutbox());
        return { key, status: 'queued' };
    }
  };
}

/** Whether the backend is known to support keys for such leads. */
function hasKeys(kind: LeadKind, extensions: Extensions): boolean {
  const known = extensions ?? ['application_fields'];
  return known.includes('application_fields') || (kind === 'consultation' && known.includes('consultations'));
}

interface SendOptions {
  /**
   * Called when the lead is safe, so that the draft is not sent twice: before sending, or after it if there would be no
   * retry.
   */
  readonly onStored?: () => void;
  /** Finds the recipient of a call request if the form did not know it; the lead is already stored. */
  readonly recipient?: FindRecipient | undefined;
}

/** Stores a form's request in the outbox, and sends it. */
export function sendLead(
  form: LeadRequest,
  language: Language,
  { onStored, recipient }: SendOptions = {},
): LeadThunk<Promise<SentLead>> {
  return async (dispatch, getState) => {
    const stored = await dispatch(putIntoOutbox(form, language, newKey()));
    const safe = stored.lasting && hasKeys(form.kind, selectExtensions(getState()));
    if (safe) onStored?.();
    const sent = await dispatch(sendFromOutbox(stored, recipient));
    if (!safe && (sent.status === 'sent' || sent.status === 'queued')) onStored?.();
    return sent;
  };
}

/** Announces the outcome elsewhere, because the form was left before it. SPEC.md section 8 shows nothing after a failure. */
export function announceElsewhere({ key, status }: SentLead): LeadThunk<void> {
  return (dispatch, getState) => {
    const isSafe = status === 'sent' || status === 'queued';
    if (isSafe || selectSettings(getState()).failureNotices !== 'none') dispatch(leadEvents.leadLeft({ key }));
  };
}
