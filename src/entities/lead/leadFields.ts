import { selectLeadSource } from '#shared/analytics';
import type { Language } from '#shared/config';
import { consentVersion, type LeadGuard, toInternational } from '#shared/form';

interface LeadDraft {
  readonly name: string;
  readonly phone: string;
  readonly email?: string;
}

/** The fields that the body of every lead has. */
export function leadFields(state: object, draft: LeadDraft, language: Language, guard: Partial<LeadGuard> = {}) {
  const email = draft.email?.trim() ?? '';
  return {
    name: draft.name.trim(),
    phone: toInternational(draft.phone),
    ...(email !== '' && { email }),
    // No form can be sent without it.
    agreement: true as const,
    consent_version: consentVersion,
    consent_language: language,
    ...selectLeadSource(state),
    ...guard,
  };
}
