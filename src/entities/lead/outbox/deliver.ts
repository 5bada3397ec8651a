import type { LeadReceipt } from '#contract/leads/lead.ts';
import { pushToDataLayer } from '#shared/analytics';
import { codeOf, hasResponse, isTransient, retryAfterSeconds, statusOf } from '#shared/api';
import { leadApi, type LeadResponse, requestCall, requestConsultation } from '../leadApi.ts';
import {
  type KnownReceipt,
  leadEvents,
  type LeadThunk,
  selectLead,
  isLeadExpired,
  isVisit,
  type WaitingLead,
} from '../leadSlice.ts';
import { isOwnReservation, writeOwnReservation } from '../ownReservations.ts';
import { addRecipient, amendLead, claimKeyless, findLead, forgetLead, releaseKeyless, setAside } from './leadOutbox.ts';
import { acceptedEnd, returnedEnd, dispatchToAllTabs } from './leadEnd.ts';

function ofVisit(
  { number, token }: Pick<LeadReceipt, 'number' | 'token'>,
  visit: NonNullable<KnownReceipt['visit']>,
): LeadResponse {
  return { data: { number, token, call_expected: null, visit } };
}

function send(lead: WaitingLead): LeadThunk<Promise<LeadResponse>> {
  return async (dispatch) => {
    const { key, language } = lead;
    const claim = async () => claimKeyless(lead);
    const { reserveFlat, bookVisit, moveVisit } = leadApi.endpoints;
    switch (lead.kind) {
      case 'call':
        return dispatch(requestCall({ ...lead, claim }));
      case 'consultation':
        return dispatch(requestConsultation({ ...lead, claim }));
      case 'reservation': {
        const { data, error } = await dispatch(
          reserveFlat.initiate({ body: lead.body, key, language }, { track: false }),
        );
        if (data === undefined) return { error };
        const { number, token, reservation } = data;
        // A company's backend may respond with anything.
        const isKnown = isOwnReservation({ ...reservation, token });
        return { data: { number, token, call_expected: null, ...(isKnown && { reservation }) } };
      }
      case 'visit': {
        const { data, error } = await dispatch(
          bookVisit.initiate({ body: lead.body, key, language }, { track: false }),
        );
        return data === undefined ? { error } : ofVisit(data, data.visit);
      }
      case 'move': {
        const { data, error } = await dispatch(
          moveVisit.initiate({ ...lead.link, body: lead.body, key, language }, { track: false }),
        );
        return data === undefined ? { error } : ofVisit(lead.link, data);
      }
    }
  };
}

/** An amended lead for a retry; null: none. Its project or mailbox may have been removed while it was queued. */
function amended(lead: WaitingLead, refusal: string | undefined): WaitingLead | null {
  if (lead.kind === 'call' && refusal === 'unknown_recipient') {
    const { send_mail_to: _recipient, ...body } = lead.body;
    return { ...lead, body };
  }
  if (lead.kind === 'visit' && refusal === 'unknown_project') {
    const { project: _project, ...body } = lead.body;
    return { ...lead, body };
  }
  return null;
}

/** Retries a lead with an invalid subject for the company's own mailbox, or without a project. */
function sendToBackend(lead: WaitingLead): LeadThunk<Promise<LeadResponse>> {
  return async (dispatch) => {
    const response = await dispatch(send(lead));
    const other = amended(lead, codeOf(response.error));
    if (other === null) return response;
    await amendLead(other);
    return dispatch(send(other));
  };
}

/** Missing on insecure origins, despite its type. */
const hasLocks = (): boolean => 'locks' in navigator;

/** Does the work unless another tab is at it; null: it is. A browser without locks relies on the key, or on `claimKeyless`. */
async function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result | null> {
  if (!hasLocks()) return work();
  let begun = false;
  try {
    return await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      begun = lock !== null;
      return begun ? work() : null;
    });
  } catch (error) {
    // Locks can be forbidden like any other storage.
    if (begun) throw error;
    return work();
  }
}

function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}

/** SPEC.md section 7: a call that was requested is counted, when the backend has it and not before. */
function countAccepted({ kind, body }: WaitingLead): void {
  if (kind === 'call') {
    pushToDataLayer({ event: 'request_call', first_name: firstNameOf(body.name), phone: body.phone });
  }
}

/**
 * Milliseconds until a pending delivery counts as queued: the visitor sees that the lead is safe, and other leads are
 * sent. The request continues.
 */
export const deliveryTimeout = 12_000;

/** `waits`: no response, seconds to wait at least. `elsewhere`: another tab is sending it. `gone`: nothing to send. */
type Delivery =
  | { readonly status: 'accepted' }
  | { readonly status: 'refused' | 'failed'; readonly error: unknown }
  | { readonly status: 'waits'; readonly seconds: number }
  | { readonly status: 'elsewhere' | 'gone' };

function accept(lead: WaitingLead, receipt: KnownReceipt | null): LeadThunk<Promise<Delivery>> {
  return async (dispatch) => {
    const { key, kind } = lead;
    if (receipt?.reservation !== undefined) writeOwnReservation({ ...receipt.reservation, token: receipt.token });
    await forgetLead(key, isVisit(lead) ? acceptedEnd(lead, receipt) : undefined);
    dispatch(dispatchToAllTabs(leadEvents.leadAccepted({ key, kind, receipt })));
    countAccepted(lead);
    return { status: 'accepted' };
  };
}

const eventOfReturn = {
  taken: leadEvents.leadTaken,
  refused: leadEvents.leadRefused,
  expired: leadEvents.leadExpired,
} as const;

/** Codes for a slot or a flat that another visitor has taken. */
const takenCodes: ReadonlySet<string> = new Set(['slot_taken', 'flat_taken']);

/** Stops sending; returns a visit to its booking. */
function giveBack(lead: WaitingLead, status: keyof typeof eventOfReturn, code?: string): LeadThunk<Promise<void>> {
  return async (dispatch) => {
    const { key, kind } = lead;
    await forgetLead(key, isVisit(lead) ? returnedEnd(lead, status) : undefined);
    dispatch(dispatchToAllTabs(eventOfReturn[status]({ key, kind, ...(code !== undefined && { code }) })));
  };
}

/** Without a key a second request is a second lead, unless it is certain that the first one was not taken. */
function mayBeTaken({ error, keyless = false }: LeadResponse, wasOnline: boolean): boolean {
  const stayedHere = !wasOnline && !navigator.onLine && !hasResponse(error);
  return keyless && !stayedHere && statusOf(error) !== 429;
}

/** Milliseconds that another tab may be sending, without Web Locks: two requests, see the setting `leadTimeout`. */
const longestAttempt = 200_000;

function attempt(key: string, pressed: boolean): LeadThunk<Promise<Delivery>> {
  return async (dispatch, getState) => {
    const stored = await findLead(key).catch(() => null);
    // Stored, but unreadable now: `gone` would mean that it was sent.
    if (stored === null) return { status: 'waits', seconds: 0 };
    if (stored === undefined) return { status: 'gone' };
    const { lead, lasting } = stored;
    const { kind } = lead;
    // A press sends it again, because the document that claimed it may be gone: a lost lead is worse than a second one.
    if (lead.keyless !== undefined && !pressed) {
      if (!hasLocks() && Date.now() - lead.keyless < longestAttempt) return { status: 'elsewhere' };
      await forgetLead(key);
      dispatch(dispatchToAllTabs(leadEvents.leadFailed({ key, kind })));
      return { status: 'gone' };
    }
    if (isLeadExpired(lead, Date.now())) {
      await dispatch(giveBack(lead, 'expired'));
      return { status: 'gone' };
    }
    const wasOnline = navigator.onLine;
    const response = await dispatch(sendToBackend(lead));
    if (response.elsewhere === true) return { status: 'elsewhere' };
    const { data = null, error } = response;
    // The key was used for the original version: the lead is stored.
    if (error === undefined || codeOf(error) === 'key_reused') return dispatch(accept(lead, data));
    // The network has too many reservations, and a retry would not help. A rate limit says when it would.
    const isOverLimit = kind === 'reservation' && statusOf(error) === 429 && retryAfterSeconds(error) === 0;
    if (!isTransient(error) || isOverLimit) {
      const code = codeOf(error);
      await dispatch(giveBack(lead, code !== undefined && takenCodes.has(code) ? 'taken' : 'refused', code));
      return { status: 'refused', error };
    }
    // A lead announced as safe stays so. Before that, an error response is a failure and no outage.
    const isPromised = selectLead(getState(), key)?.status !== 'sending';
    const uncertain = mayBeTaken(response, wasOnline);
    if (!isVisit(lead) && (!lasting || uncertain || (hasResponse(error) && !isPromised))) {
      // Before any await, so that the timeout cannot announce the lead as safe meanwhile.
      dispatch(dispatchToAllTabs(leadEvents.leadFailed({ key, kind })));
      await setAside(lead);
      return { status: 'failed', error };
    }
    await releaseKeyless(key);
    dispatch(leadEvents.leadQueued({ key, kind, responded: hasResponse(error) }));
    return { status: 'waits', seconds: retryAfterSeconds(error) };
  };
}

const underWay = new Map<string, Promise<Delivery>>();

/** Resolves with the mailbox of a call request. */
export type FindRecipient = () => Promise<string | undefined>;

/**
 * Sends a stored lead, after its recipient is found; concurrent calls share the result. `pressed`: by the visitor, not automatically.
 */
export function deliver(key: string, pressed = false, recipient?: FindRecipient): LeadThunk<Promise<Delivery>> {
  return (dispatch) => {
    const known = underWay.get(key);
    if (known !== undefined) return known;
    const delivery = withLock(`obriy.lead.${key}`, async () => {
      const mailbox = await recipient?.();
      if (mailbox !== undefined) await addRecipient(key, mailbox);
      return dispatch(attempt(key, pressed));
    })
      .then((done): Delivery => done ?? { status: 'elsewhere' })
      .finally(() => underWay.delete(key));
    underWay.set(key, delivery);
    return delivery;
  };
}
