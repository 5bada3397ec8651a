import type { LeadReceipt } from '#contract/lead.ts';
import { codeOf, isPassing, waitOf } from '#shared/api';
import { selectSettings } from '#shared/config';
import { leadApi } from '../leadApi.ts';
import { leadEvents } from '../leadSlice.ts';
import type { WaitingLead } from '../leadTypes.ts';
import { alone } from './alone.ts';
import { countAccepted } from './countAccepted.ts';
import { amendLead, findLead, forgetLead, longestWait } from './leadOutbox.ts';
import type { LeadThunk } from './leadThunk.ts';
import { tellAll } from './tabs.ts';

/** `waits`: no answer, seconds to wait at least. `elsewhere`: another tab is at it. `gone`: nothing is left to be sent. */
export type Delivery =
  | { readonly status: 'accepted' }
  | { readonly status: 'refused' | 'failed'; readonly error: unknown }
  | { readonly status: 'waits'; readonly seconds: number }
  | { readonly status: 'elsewhere' | 'gone' };

const untracked = { track: false } as const;

interface Answer {
  readonly data?: LeadReceipt | null | undefined;
  readonly error?: unknown;
}

function ask(lead: WaitingLead): LeadThunk<Promise<Answer>> {
  return async (dispatch, getState) => {
    const { key, language } = lead;
    if (lead.kind === 'consultation') return dispatch(leadApi.endpoints.requestConsultation.initiate({ body: lead.body, key, language }, untracked));
    const { applicationMethod: method } = selectSettings(getState());
    return dispatch(leadApi.endpoints.requestCall.initiate({ body: lead.body, method, key, language }, untracked));
  };
}

/** While a lead waited, the mailbox of its project may have been changed: then it is for the company's own. */
function askAgain(lead: WaitingLead): LeadThunk<Promise<Answer>> {
  return async (dispatch) => {
    const answer = await dispatch(ask(lead));
    if (lead.kind !== 'call' || codeOf(answer.error) !== 'unknown_recipient') return answer;
    const { send_mail_to: _recipient, ...body } = lead.body;
    const amended = { ...lead, body };
    await amendLead(amended);
    return dispatch(ask(amended));
  };
}

function attempt(key: string): LeadThunk<Promise<Delivery>> {
  return async (dispatch) => {
    const kept = await findLead(key).catch(() => null);
    // It is kept, and cannot be read now: that it is gone would be told as that it was sent.
    if (kept === null) return { status: 'waits', seconds: 0 };
    if (kept === undefined) return { status: 'gone' };
    const { lead, lasting } = kept;
    const { kind } = lead;
    if (Date.now() - lead.made_at > longestWait) {
      await forgetLead(key);
      dispatch(tellAll(leadEvents.leadExpired({ key, kind })));
      return { status: 'gone' };
    }
    const { data = null, error } = await dispatch(askAgain(lead));
    // The key of a lead that was stored: what it said was sent in another way meanwhile.
    if (error === undefined || codeOf(error) === 'key_reused') {
      await forgetLead(key);
      dispatch(tellAll(leadEvents.leadAccepted({ key, kind, receipt: data })));
      countAccepted(lead);
      return { status: 'accepted' };
    }
    if (!isPassing(error)) {
      await forgetLead(key);
      dispatch(tellAll(leadEvents.leadRefused({ key, kind })));
      return { status: 'refused', error };
    }
    if (!lasting) {
      dispatch(leadEvents.leadFailed({ key, kind }));
      return { status: 'failed', error };
    }
    dispatch(leadEvents.leadQueued({ key, kind }));
    return { status: 'waits', seconds: waitOf(error) };
  };
}

const underWay = new Map<string, Promise<Delivery>>();

/** Sends a lead that is kept, once; a second call meanwhile gets the answer of the first. */
export function deliver(key: string): LeadThunk<Promise<Delivery>> {
  return (dispatch) => {
    const known = underWay.get(key);
    if (known !== undefined) return known;
    const delivery = alone(`obriy.lead.${key}`, async () => dispatch(attempt(key)))
      .then((done): Delivery => done ?? { status: 'elsewhere' })
      .finally(() => underWay.delete(key));
    underWay.set(key, delivery);
    return delivery;
  };
}
