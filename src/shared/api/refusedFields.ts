import { statusOf } from './errors.ts';

/** Statuses under which the backend names the fields that it does not accept. */
const refusing = new Set<unknown>([400, 422]);

/** The names of the fields for which the backend refused a call; none when it refused for something else, or failed. */
export function refusedFields(error: unknown): readonly string[] {
  if (!refusing.has(statusOf(error))) return [];
  const { data } = error as { readonly data?: { readonly error?: { readonly fields?: unknown } } | null };
  const fields = data?.error?.fields;
  return typeof fields === 'object' && fields !== null ? Object.keys(fields) : [];
}

/** Logs that a lead was not accepted, without anything of the visitor's; returns the refused fields. */
export function logRefusal(error: unknown, sentence: string): readonly string[] {
  // oxlint-disable-next-line no-console -- SPEC.md section 8: a failure is logged and nothing more
  console.error(sentence, statusOf(error));
  return refusedFields(error);
}
