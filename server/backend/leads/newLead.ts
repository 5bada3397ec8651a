import type { TimeWindow } from '#contract/lead.ts';
import type { Language } from '#domain/languages.ts';

/** Where a visitor came from at first. */
export type LeadSource = Partial<
  Record<
    'utm_source' | 'utm_medium' | 'utm_campaign' | 'utm_term' | 'utm_content' | 'referrer' | 'landing_page',
    string
  >
>;

/** When the visitor would like to be called, in Europe/Kyiv. */
export interface CallWish {
  readonly day: string;
  readonly from: string;
  readonly to: string;
}

/** The validated input of a visitor. */
export interface NewLead {
  readonly name: string;
  readonly phone: string;
  readonly email?: string;
  readonly message?: string;
  readonly send_mail_to?: string;
  /** The alias in the request; a visit has its own. */
  readonly project?: string;
  readonly flat?: string;
  readonly consent: { readonly version: string; readonly language: Language };
  readonly source?: LeadSource;
  readonly wish?: CallWish;
  readonly call_expected?: TimeWindow;
}
