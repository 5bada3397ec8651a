import type { ApplicationQuery, ConsultationBody, LeadReceipt, SpecApplication } from '#contract/lead.ts';
import type { ReservationBody } from '#contract/reservation.ts';
import type { VisitBody, VisitChange } from '#contract/visit.ts';
import type { Language } from '#shared/config';

/** Opaque data that booking needs to continue if the slot is taken. */
interface WithBooking {
  readonly memory: unknown;
}

/** A visit to be booked, or one that is to be at another time. Worth nothing once its hour has begun. */
export type VisitForm = WithBooking &
  (
    | { readonly kind: 'visit'; readonly body: VisitBody }
    | { readonly kind: 'move'; readonly body: VisitChange; readonly link: Pick<LeadReceipt, 'number' | 'token'> }
  );

/** The request in plain words for a backend without the extension; absent in leads stored by an older release. */
interface WithPlain {
  readonly plain?: SpecApplication;
}

/** The request of a form. */
export type LeadRequest =
  | ({ readonly kind: 'call'; readonly body: ApplicationQuery } & WithPlain)
  | ({ readonly kind: 'consultation'; readonly body: ConsultationBody } & WithPlain)
  | { readonly kind: 'reservation'; readonly body: ReservationBody }
  | VisitForm;

export type LeadKind = LeadRequest['kind'];

/** A lead between submission and the backend's response. It holds personal data and is stored in IndexedDB only. */
export type WaitingLead<Form extends LeadRequest = LeadRequest> = Form & {
  /** The Idempotency-Key, which names the lead: however often it is sent, it is one. */
  readonly key: string;
  readonly language: Language;
  /** Milliseconds since 1970. */
  readonly made_at: number;
  /**
   * When it was sent to a backend without keys (milliseconds since 1970) without a response: an automatic retry could
   * create a second lead.
   */
  readonly keyless?: number;
};

export function isVisit(lead: WaitingLead): lead is WaitingLead<VisitForm> {
  return lead.kind === 'visit' || lead.kind === 'move';
}

/** Milliseconds: an older request is pointless, and personal data must not stay in a browser. */
export const longestWait = 7 * 86_400_000;

/** Milliseconds: who has waited for longer to reserve a flat no longer expects to have one. */
export const longestReservationWait = 3_600_000;

/** Whether it is of no use to anybody any more; a visit also when its hour has begun. */
export function isLeadExpired(lead: WaitingLead, now: number): boolean {
  const longest = lead.kind === 'reservation' ? longestReservationWait : longestWait;
  return now - lead.made_at > longest || (isVisit(lead) && now >= Date.parse(lead.body.starts_at));
}
