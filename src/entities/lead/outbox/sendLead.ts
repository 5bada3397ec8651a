import { newKey } from '#shared/api';
import type { Language } from '#shared/config';
import { lateSlice } from '#shared/store';
import { leadEvents, leadSlice } from '../leadSlice.ts';
import type { LeadForm } from '../leadTypes.ts';
import { deliver, type Delivery } from './deliver.ts';
import { keepSending } from './keepSending.ts';
import { keepLead } from './leadOutbox.ts';
import type { LeadThunk } from './leadThunk.ts';

/** Milliseconds that a visitor waits for an answer before hearing that the lead is safe; it goes on being sent. */
const patience = 12_000;

/** `sent` and `queued` are both in safe hands. `refused`: it cannot be accepted. `failed`: it is neither sent nor kept. */
export type SentLead = { readonly key: string } & ({ readonly status: 'sent' | 'queued' } | { readonly status: 'refused' | 'failed'; readonly error: unknown });

function tooLong(): { readonly promise: Promise<null>; readonly forget: () => void } {
  const { promise, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, patience, null);
  return { promise, forget: () => clearTimeout(timer) };
}

async function inTime(delivery: Promise<Delivery>): Promise<Delivery | null> {
  const { promise, forget } = tooLong();
  return Promise.race([delivery, promise]).finally(forget);
}

/**
 * Puts what a form holds into the outbox, and sends it. Without a network it stays there and is sent under the same key until the
 * backend has it, also by later documents. Nothing of the person is in the store, in an address or in the console.
 * `onKept` hears that it is safe, before it is sent: whatever else keeps the form over a reload would have it sent twice.
 */
export function sendLead(form: LeadForm, language: Language, onKept?: () => void): LeadThunk<Promise<SentLead>> {
  return async (dispatch) => {
    dispatch(lateSlice(leadSlice));
    const { kind } = form;
    const { lead, lasting } = await keepLead({ ...form, key: newKey(), language, made_at: Date.now() });
    const { key } = lead;
    if (lasting) onKept?.();
    dispatch(leadEvents.leadSubmitted({ key, kind }));
    const delivery = dispatch(deliver(key));
    const outcome = await (lasting ? inTime(delivery) : delivery);
    switch (outcome?.status) {
      case 'accepted':
        return { key, status: 'sent' };
      case 'gone':
        // Another tab, which was sending the same, has been faster.
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
