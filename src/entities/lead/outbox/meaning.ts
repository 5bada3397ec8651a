import { withoutSource } from '#shared/consent';
import { isVisit, type LeadRequest, type WaitingLead } from '../leadTypes.ts';

/** A later moment, another language of the page, another choice of cookies, another hold, and the mailbox that follows from the project make no other lead. */
const unmeant = new Set(['fill_ms', 'consent_language', 'hold', 'send_mail_to']);

/** What the visitor means. */
function meaningOf({ kind, body }: LeadRequest): string {
  const meant = Object.entries(withoutSource(body)).filter(([name]) => !unmeant.has(name));
  return JSON.stringify([kind, meant]);
}

export function holdOf(lead: WaitingLead): string | undefined {
  return isVisit(lead) ? lead.body.hold : undefined;
}

/** Two tabs with one hold have one visit, whatever their forms hold. */
function sharesHold(one: WaitingLead, other: WaitingLead): boolean {
  const hold = holdOf(one);
  return hold !== undefined && one.kind === other.kind && hold === holdOf(other);
}

/** The one that waits already, if it says the same: a second tap, or a form that was filled in again, is no second lead. */
export function sameAs(lead: WaitingLead, waiting: readonly WaitingLead[]): WaitingLead {
  const known = waiting.find((other) => sharesHold(other, lead) || meaningOf(other) === meaningOf(lead));
  return known === undefined ? lead : { ...known, made_at: lead.made_at };
}
