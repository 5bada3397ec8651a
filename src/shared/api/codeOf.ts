interface Refusal {
  readonly data: { readonly error: { readonly code: string } };
}

function isRefusal(error: unknown): error is Refusal {
  const { data } = (error ?? {}) as { readonly data?: { readonly error?: { readonly code?: unknown } } };
  return typeof data?.error?.code === 'string';
}

/** Why the backend refused a call, in the contract's words; undefined when it did not say. */
export function codeOf(error: unknown): string | undefined {
  return isRefusal(error) ? error.data.error.code : undefined;
}
