import type { Day } from '#contract/common.ts';
import { cleanTouch } from '#shared/tracking';
import type { KeptConsent } from './consentSlice.ts';

/** To be raised when the question asks for more than it did: then everybody is asked again. */
const version = 1;

/** Longer than this nobody remembers what they agreed to. */
const yearsKept = 1;

export function writeKept({ decision, source }: KeptConsent): string {
  return JSON.stringify({ version, ...decision, ...(decision.marketing && { source }) });
}

function aged(day: Day): Day {
  return `${Number(day.slice(0, 4)) + yearsKept}${day.slice(4)}`;
}

/** Null for what is old, of another question, or not ours: it is asked again. */
export function readKept(json: string | null, today: Day): KeptConsent | null {
  if (json === null) return null;
  try {
    const kept = JSON.parse(json) as Readonly<Record<string, unknown>> | null;
    const { analytics, marketing, day, source } = kept ?? {};
    if (kept?.['version'] !== version || typeof analytics !== 'boolean' || typeof marketing !== 'boolean') return null;
    if (typeof day !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(day) || day > today || aged(day) <= today) return null;
    return {
      decision: { analytics, marketing, day },
      source: cleanTouch(typeof source === 'object' && source !== null ? source : {}),
    };
  } catch {
    return null;
  }
}
