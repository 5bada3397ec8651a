import type { ConsultationBody } from '#contract/lead.ts';
import { touchNames } from '#shared/tracking';
import type { ConsentState } from './consentSlice.ts';

type SourceName = (typeof touchNames)[number] | 'source_consent';

/** What a lead says of where its visitor came from. */
export type LeadSource = Pick<ConsultationBody, SourceName>;

/** Nothing without consent. The part of the store comes late; before it there can be no consent. */
export function selectLeadSource(state: object): LeadSource {
  const { consent } = state as { readonly consent?: ConsentState };
  return consent?.decision?.marketing === true ? { source_consent: true, ...consent.source } : {};
}

const sourceNames: ReadonlySet<string> = new Set<SourceName>(['source_consent', ...touchNames]);

/** What somebody wants is the same wherever they came from. */
export function withoutSource<Body extends object>(body: Body): Omit<Body, SourceName> {
  return Object.fromEntries(Object.entries(body).filter(([name]) => !sourceNames.has(name))) as Omit<Body, SourceName>;
}
