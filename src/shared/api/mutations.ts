/** An Idempotency-Key. Not `crypto.randomUUID`, which pages without HTTPS lack. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

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
