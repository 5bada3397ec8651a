import type { ApplicationQuery, ConsultationBody, LeadReceipt, SpecApplication } from '#contract/lead.ts';
import type { VisitBody, VisitChange } from '#contract/visit.ts';
import type { Language } from '#shared/config';

/** What booked it needs to go on when the hour has gone meanwhile: given back as it came, and nothing is read from it here. */
interface Remembering {
  readonly memory: unknown;
}

/** A visit to be booked, or one that is to be at another time. Worth nothing once its hour has begun. */
export type VisitForm = Remembering &
  (
    | { readonly kind: 'visit'; readonly body: VisitBody }
    | { readonly kind: 'move'; readonly body: VisitChange; readonly link: Pick<LeadReceipt, 'number' | 'token'> }
  );

/** In the words of the page, what a backend without the extension of its kind is sent; absent in a lead of an earlier release of the site. */
interface WithPlain {
  readonly plain?: SpecApplication;
}

/** What a form sends. */
export type LeadRequest =
  | ({ readonly kind: 'call'; readonly body: ApplicationQuery } & WithPlain)
  | ({ readonly kind: 'consultation'; readonly body: ConsultationBody } & WithPlain)
  | VisitForm;

export type LeadKind = LeadRequest['kind'];

/** A lead from the tap on the button until the backend has answered. It holds personal data: IndexedDB is its only place. */
export type WaitingLead<Form extends LeadRequest = LeadRequest> = Form & {
  /** The Idempotency-Key, which names the lead: however often it is sent, it is one. */
  readonly key: string;
  readonly language: Language;
  /** Milliseconds since 1970. */
  readonly made_at: number;
  /**
   * When it was sent to a backend that knows no keys, in milliseconds since 1970; the response is not known. Sent again by itself, it
   * might be a second lead.
   */
  readonly keyless?: number;
};

export function isVisit(lead: WaitingLead): lead is WaitingLead<VisitForm> {
  return lead.kind === 'visit' || lead.kind === 'move';
}

/** Milliseconds: nobody waits longer for a call, and a browser is no place for personal data. */
export const longestWait = 7 * 86_400_000;

/** Whether it is of no use to anybody any more; a visit also when its hour has begun. */
export function isTooLate(lead: WaitingLead, now: number): boolean {
  return now - lead.made_at > longestWait || (isVisit(lead) && now >= Date.parse(lead.body.starts_at));
}
