import type { ApplicationQuery, ConsultationBody } from '#contract/lead.ts';
import type { Language } from '#shared/config';

/** What a form sends. */
export type LeadForm = { readonly kind: 'call'; readonly body: ApplicationQuery } | { readonly kind: 'consultation'; readonly body: ConsultationBody };

export type LeadKind = LeadForm['kind'];

/** A lead from the tap on the button until the backend has answered. It holds personal data: IndexedDB is its only place. */
export type WaitingLead = LeadForm & {
  /** The Idempotency-Key, which names the lead: however often it is sent, it is one. */
  readonly key: string;
  readonly language: Language;
  /** Milliseconds since 1970. */
  readonly made_at: number;
};
