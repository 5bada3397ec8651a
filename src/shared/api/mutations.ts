import { statusOf } from './errors.ts';

/** An Idempotency-Key. Not `crypto.randomUUID`, which pages without HTTPS lack. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const keyHeader = (key: string) => ({ headers: { 'Idempotency-Key': key } });

interface Refusal {
  readonly data: { readonly error: { readonly code: string } };
}

function isRefusal(error: unknown): error is Refusal {
  const { data } = (error ?? {}) as { readonly data?: { readonly error?: { readonly code?: unknown } } };
  return typeof data?.error?.code === 'string';
}

/** The error code of the contract; undefined when there is none. */
export function codeOf(error: unknown): string | undefined {
  return isRefusal(error) ? error.data.error.code : undefined;
}

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
