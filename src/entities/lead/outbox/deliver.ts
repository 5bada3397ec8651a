import { codeOf, hasResponse, isPassing, statusOf, waitOf } from '#shared/api';
import { leadEvents, selectLead, type KnownReceipt } from '../leadSlice.ts';
import { isVisit, type WaitingLead } from '../leadTypes.ts';
import { hasLocks, withLock } from './withLock.ts';
import { sendToBackend, type LeadResponse } from './sendToBackend.ts';
import { countAccepted } from './countAccepted.ts';
import { findLead, forgetLead, releaseKeyless, setAside } from './leadOutbox.ts';
import type { LeadThunk } from './leadThunk.ts';
import { isTooLate } from './longestWait.ts';
import { tellAll } from './tabs.ts';
import { acceptedEnd, returnedEnd } from './visitEnd.ts';

/** Milliseconds that anybody waits for an answer. A visitor hears then that the lead is safe, the other leads are sent; it goes on being sent. */
export const deliveryTimeout = 12_000;

/** `waits`: no answer, seconds to wait at least. `elsewhere`: another tab is at it. `gone`: nothing is left to be sent. */
export type Delivery =
  | { readonly status: 'accepted' }
  | { readonly status: 'refused' | 'failed'; readonly error: unknown }
  | { readonly status: 'waits'; readonly seconds: number }
  | { readonly status: 'elsewhere' | 'gone' };

function accept(lead: WaitingLead, receipt: KnownReceipt | null): LeadThunk<Promise<Delivery>> {
  return async (dispatch) => {
    const { key, kind } = lead;
    await forgetLead(key, isVisit(lead) ? acceptedEnd(lead, receipt) : undefined);
    dispatch(tellAll(leadEvents.leadAccepted({ key, kind, receipt })));
    countAccepted(lead);
    return { status: 'accepted' };
  };
}

const eventOfReturn = {
  taken: leadEvents.leadTaken,
  refused: leadEvents.leadRefused,
  expired: leadEvents.leadExpired,
} as const;

/** It is not sent any more; a visit is given back. */
function giveBack(lead: WaitingLead, status: keyof typeof eventOfReturn): LeadThunk<Promise<void>> {
  return async (dispatch) => {
    const { key, kind } = lead;
    await forgetLead(key, isVisit(lead) ? returnedEnd(lead, status) : undefined);
    dispatch(tellAll(eventOfReturn[status]({ key, kind })));
  };
}

/** Without a key a second request is a second lead, unless it is certain that the first one was not taken. */
function mayBeTaken({ error, keyless = false }: LeadResponse, wasOnline: boolean): boolean {
  const stayedHere = !wasOnline && !navigator.onLine && !hasResponse(error);
  return keyless && !stayedHere && statusOf(error) !== 429;
}

/** Milliseconds that another tab may be at a lead, where no lock says so: two requests, see the setting `leadTimeout`. */
const longestAttempt = 200_000;

function attempt(key: string, pressed: boolean): LeadThunk<Promise<Delivery>> {
  return async (dispatch, getState) => {
    const kept = await findLead(key).catch(() => null);
    // It is kept, and cannot be read now: that it is gone would be told as that it was sent.
    if (kept === null) return { status: 'waits', seconds: 0 };
    if (kept === undefined) return { status: 'gone' };
    const { lead, lasting } = kept;
    const { kind } = lead;
    if (lead.keyless !== undefined && !pressed) {
      if (!hasLocks() && Date.now() - lead.keyless < longestAttempt) return { status: 'elsewhere' };
      await forgetLead(key);
      dispatch(tellAll(leadEvents.leadFailed({ key, kind })));
      return { status: 'gone' };
    }
    if (isTooLate(lead, Date.now())) {
      await dispatch(giveBack(lead, 'expired'));
      return { status: 'gone' };
    }
    const wasOnline = navigator.onLine;
    const answer = await dispatch(sendToBackend(lead));
    if (answer.elsewhere === true) return { status: 'elsewhere' };
    const { data = null, error } = answer;
    // The key of a lead that was stored: what it said was sent in another way meanwhile.
    if (error === undefined || codeOf(error) === 'key_reused') return dispatch(accept(lead, data));
    if (!isPassing(error)) {
      await dispatch(giveBack(lead, isVisit(lead) && codeOf(error) === 'slot_taken' ? 'taken' : 'refused'));
      return { status: 'refused', error };
    }
    // A visitor who was told that it is safe is not told otherwise. Before that, an answer is a failure and no outage.
    const isPromised = selectLead(getState(), key)?.status !== 'sending';
    const uncertain = mayBeTaken(answer, wasOnline);
    if (!isVisit(lead) && (!lasting || uncertain || (hasResponse(error) && !isPromised))) {
      // Before anything is awaited: a visitor whose patience ends meanwhile must not hear that the lead is safe.
      dispatch(tellAll(leadEvents.leadFailed({ key, kind })));
      await setAside(lead);
      return { status: 'failed', error };
    }
    await releaseKeyless(key);
    dispatch(leadEvents.leadQueued({ key, kind }));
    return { status: 'waits', seconds: waitOf(error) };
  };
}

const underWay = new Map<string, Promise<Delivery>>();

/** Sends a lead that is kept, once; a second call meanwhile gets the answer of the first. `pressed`: the visitor wants it, and not the outbox by itself. */
export function deliver(key: string, pressed = false): LeadThunk<Promise<Delivery>> {
  return (dispatch) => {
    const known = underWay.get(key);
    if (known !== undefined) return known;
    const delivery = withLock(`obriy.lead.${key}`, async () => dispatch(attempt(key, pressed)))
      .then((done): Delivery => done ?? { status: 'elsewhere' })
      .finally(() => underWay.delete(key));
    underWay.set(key, delivery);
    return delivery;
  };
}
