import type { LeadReceipt } from '#contract/lead.ts';
import { pushToDataLayer } from '#shared/analytics';
import { codeOf, hasResponse, isPassing, statusOf, waitOf } from '#shared/api';
import { leadApi } from '../leadApi.ts';
import { type KnownReceipt, leadEvents, type LeadThunk, selectLead } from '../leadSlice.ts';
import { isTooLate, isVisit, type WaitingLead } from '../leadTypes.ts';
import { requestCall, requestConsultation } from '../requestCall.ts';
import { amendLead, claimKeyless, findLead, forgetLead, releaseKeyless, setAside } from './leadOutbox.ts';
import { acceptedEnd, returnedEnd, tellAll } from './leadEnd.ts';

const untracked = { track: false } as const;

interface LeadResponse {
  readonly data?: KnownReceipt | null | undefined;
  readonly error?: unknown;
  /** It was sent without a key. */
  readonly keyless?: boolean;
  /** It was not sent: another tab sends it. */
  readonly elsewhere?: boolean;
}

function ofVisit(
  { number, token }: Pick<LeadReceipt, 'number' | 'token'>,
  visit: NonNullable<KnownReceipt['visit']>,
): LeadResponse {
  return { data: { number, token, call_expected: null, visit } };
}

function ask(lead: WaitingLead): LeadThunk<Promise<LeadResponse>> {
  return async (dispatch) => {
    const { key, language } = lead;
    const claim = async () => claimKeyless(lead);
    const { bookVisit, moveVisit } = leadApi.endpoints;
    switch (lead.kind) {
      case 'call':
        return dispatch(requestCall({ ...lead, claim }));
      case 'consultation':
        return dispatch(requestConsultation({ ...lead, claim }));
      case 'visit': {
        const { data, error } = await dispatch(bookVisit.initiate({ body: lead.body, key, language }, untracked));
        return data === undefined ? { error } : ofVisit(data, data.visit);
      }
      case 'move': {
        const { data, error } = await dispatch(
          moveVisit.initiate({ ...lead.link, body: lead.body, key, language }, untracked),
        );
        return data === undefined ? { error } : ofVisit(lead.link, data);
      }
    }
  };
}

/** What can be asked instead; null: nothing. While a lead waited, its project or the mailbox of that may have gone. */
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

/** A lead is not lost for what it is about: then it is for the company's own mailbox, or about no project. */
function sendToBackend(lead: WaitingLead): LeadThunk<Promise<LeadResponse>> {
  return async (dispatch) => {
    const answer = await dispatch(ask(lead));
    const other = amended(lead, codeOf(answer.error));
    if (other === null) return answer;
    await amendLead(other);
    return dispatch(ask(other));
  };
}

/** Not there on an origin that is not secure, whatever its type says. */
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
    // A press sends it again, because the document that claimed it may be gone: a lost lead is worse than a second one.
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
      // Before anything is awaited: a visitor who is told of the timeout meanwhile must not hear that the lead is safe.
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
