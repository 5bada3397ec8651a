import type { Language } from '#domain/languages.ts';

export interface BackendAddress {
  /** The base address of the backend: absolute http(s), perhaps with a path prefix. */
  host: string;
  fetch: typeof fetch;
}

export interface CallResult {
  status: number;
  contentType: string;
  headers: Headers;
  /** Undefined when the body is not JSON. */
  body: unknown;
  /** The start of the body, for the report. */
  excerpt: string;
}

/** The host is unreachable; nothing else can be checked. */
export class HostDown extends Error {
  override name = 'HostDown';
}

/** Milliseconds without a response after which the backend counts as down. */
const timeout = 20_000;

function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  if ('name' in error && error.name === 'TimeoutError') return `silent for ${timeout / 1000} s`;
  if ('cause' in error && error.cause !== undefined) return reasonOf(error.cause);
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'message' in error ? String(error.message) : 'no reason given';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

export async function sendRequest(
  { host, fetch }: BackendAddress,
  path: string,
  language: Language,
  init: RequestInit = {},
): Promise<CallResult> {
  const headers = { 'accept-language': language, ...Object.fromEntries(new Headers(init.headers)) };
  const down = (error: unknown): never => {
    throw new HostDown(`${host} does not respond to ${path}: ${reasonOf(error)}`, { cause: error });
  };
  const signal = AbortSignal.timeout(timeout);
  const response = await fetch(`${host.replace(/\/+$/, '')}${path}`, {
    ...init,
    headers,
    redirect: 'manual',
    signal,
  }).catch(down);
  const text = await response.text().catch(down);
  return {
    status: response.status,
    contentType: response.headers.get('content-type') ?? '',
    headers: response.headers,
    body: parse(text),
    excerpt: text.replace(/\s+/g, ' ').trim().slice(0, 80),
  };
}
