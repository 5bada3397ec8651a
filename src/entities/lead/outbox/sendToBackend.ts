import type { LeadReceipt } from '#contract/lead.ts';
import { codeOf } from '#shared/api';
import { leadApi } from '../leadApi.ts';
import type { KnownReceipt } from '../leadSlice.ts';
import type { WaitingLead } from '../leadTypes.ts';
import { requestCall, requestConsultation } from '../requestCall.ts';
import { amendLead, claimKeyless } from './leadOutbox.ts';
import type { LeadThunk } from './leadThunk.ts';

const untracked = { track: false } as const;

export interface LeadResponse {
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
export function sendToBackend(lead: WaitingLead): LeadThunk<Promise<LeadResponse>> {
  return async (dispatch) => {
    const answer = await dispatch(ask(lead));
    const other = amended(lead, codeOf(answer.error));
    if (other === null) return answer;
    await amendLead(other);
    return dispatch(ask(other));
  };
}
