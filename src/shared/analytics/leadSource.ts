import type { ConsultationBody } from '#contract/lead.ts';
import { touchNames } from '#shared/tracking';
import type { ConsentState } from './consentSlice.ts';

type SourceName = (typeof touchNames)[number] | 'source_consent';

/** The source fields of a lead. */
export type LeadSource = Pick<ConsultationBody, SourceName>;

/** Empty without consent, and before the lazy slice exists. */
export function selectLeadSource(state: object): LeadSource {
  const { consent } = state as { readonly consent?: ConsentState };
  return consent?.decision?.marketing === true ? { source_consent: true, ...consent.source } : {};
}

const sourceNames: ReadonlySet<string> = new Set<SourceName>(['source_consent', ...touchNames]);

/** The request without its source, for comparison. */
export function withoutSource<Body extends object>(body: Body): Omit<Body, SourceName> {
  return Object.fromEntries(Object.entries(body).filter(([name]) => !sourceNames.has(name))) as Omit<Body, SourceName>;
}
