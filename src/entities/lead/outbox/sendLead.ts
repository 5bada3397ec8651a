import { newKey, selectExtensions, type Extensions } from '#shared/api';
import type { Language } from '#shared/config';
import { lazySlice } from '#shared/store';
import { withTimeout } from '#shared/tasks';
import { leadEvents, leadSlice, type LeadThunk, selectLead } from '../leadSlice.ts';
import type { LeadRequest, LeadKind } from '../leadTypes.ts';
import { deliver, deliveryTimeout } from './deliver.ts';
import { keepSending } from './keepSending.ts';
import { addRecipient, findLead, storeLead } from './leadOutbox.ts';
import { restoreLead } from './restoreLead.ts';
import { eventOf } from './leadEnd.ts';

/** `sent` and `queued` are both in safe hands. `refused`: it cannot be accepted. `failed`: it is neither sent nor kept. */
export type SentLead = { readonly key: string } & (
  { readonly status: 'sent' | 'queued' } | { readonly status: 'refused' | 'failed'; readonly error: unknown }
);

/** A lead in the outbox. */
interface InOutbox {
  /** That of the lead that waits already, when it says the same. */
  readonly key: string;
  readonly kind: LeadKind;
  /** Whether it outlives this document. */
  readonly lasting: boolean;
  /** Its visit is booked already. */
  readonly ended: boolean;
}

/** Puts what a form holds into the outbox. Nothing of the person is in the store, in an address or in the console. */
export function putIntoOutbox(form: LeadRequest, language: Language, key: string): LeadThunk<Promise<InOutbox>> {
  return async (dispatch) => {
    dispatch(lazySlice(leadSlice));
    const { kind } = form;
    const kept = await storeLead({ ...form, key, language, made_at: Date.now() });
    if (!('lead' in kept)) {
      dispatch(eventOf(kept));
      return { key: kept.key, kind, lasting: true, ended: true };
    }
    dispatch(leadEvents.leadSubmitted({ key: kept.lead.key, kind }));
    return { key: kept.lead.key, kind, lasting: kept.lasting, ended: false };
  };
}

/** Sends what is in the outbox. Without a network it stays there and is sent under the same key until the backend has it, also by later documents. */
export function sendFromOutbox({ key, kind, lasting, ended }: InOutbox): LeadThunk<Promise<SentLead>> {
  return async (dispatch, getState) => {
    if (ended) return { key, status: 'sent' };
    const delivery = dispatch(deliver(key, true));
    /** Whether nobody may hear that it is safe: it has failed already, or would not be sent again. */
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
        dispatch(keepSending());
        return { key, status: 'queued' };
    }
  };
}

/** Whether the backend knows the keys of such leads, as far as is known of it. */
function hasKeys(kind: LeadKind, extensions: Extensions): boolean {
  const known = extensions ?? ['application_fields'];
  return known.includes('application_fields') || (kind === 'consultation' && known.includes('consultations'));
}

interface SendOptions {
  /**
   * Hears that the lead is safe: whatever else keeps the form over a reload would have it sent twice. Before it is sent, or, where it
   * would not be sent again, after it.
   */
  readonly onKept?: () => void;
  /** Finds out who a call request is for, when the form did not know. It is safe meanwhile. */
  readonly recipient?: (() => Promise<string | undefined>) | undefined;
}

/** Puts what a form holds into the outbox, and sends it. */
export function sendLead(
  form: LeadRequest,
  language: Language,
  { onKept, recipient }: SendOptions = {},
): LeadThunk<Promise<SentLead>> {
  return async (dispatch, getState) => {
    const kept = await dispatch(putIntoOutbox(form, language, newKey()));
    const safe = kept.lasting && hasKeys(form.kind, selectExtensions(getState()));
    if (safe) onKept?.();
    const mailbox = await recipient?.();
    if (mailbox !== undefined) await addRecipient(kept.key, mailbox);
    const sent = await dispatch(sendFromOutbox(kept));
    if (!safe && (sent.status === 'sent' || sent.status === 'queued')) onKept?.();
    return sent;
  };
}
