import {
  type BaseQueryFn,
  createApi,
  type FetchArgs,
  fetchBaseQuery,
  type FetchBaseQueryMeta,
  type QueryReturnValue,
} from '@reduxjs/toolkit/query';
import { type Language, selectSettings, type settingsSlice } from '#shared/config';
import { asOfHeader } from '#shared/offline';
import { loadReaders, type ReaderName } from '#shared/responses';
import { retryAfterOf } from '#shared/tasks';
import type { ApiError } from './errors.ts';

/** Part of every query's arguments, so that the cache separates languages. */
export interface InLanguage {
  readonly language: Language;
}

export interface ByAlias extends InLanguage {
  readonly alias: string;
}

/** A repeat with the same key has no effect and gets the first response. */
export interface Keyed extends InLanguage {
  readonly key: string;
}

/** U+0000 and halves of surrogate pairs, as JSON may spell them; a whole pair looks like one and costs only a further look. */
const suspect = /\\u(?:0000|d[89a-f])/i;

function wellFormed(_: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed() : value;
}

/**
 * The body of a response, without characters that are invalid in HTML: the server-rendered page would lose them, and
 * hydration would differ.
 */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  return JSON.parse(text, suspect.test(text) ? wellFormed : undefined) as unknown;
}

/** A value that is not percent-encoded stays as it is: a stray `%` must not break every request. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Undefined without a document: the server has no visitor's cookies. */
function readCookie(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found === undefined ? undefined : decoded(found.slice(name.length + 1));
}

/** A request with the language of its response, which is part of the cache key. */
export interface LocalizedRequest extends FetchArgs {
  readonly language: Language;
  /** The part of the response's `data` that `read` reads, where the contract wraps it once more: `data.project`. */
  readonly part?: string;
  /** Validates the payload, see `#shared/responses`; an invalid one is an error. */
  readonly read?: ReaderName;
  /** The requested alias: the response need not repeat it. */
  readonly alias?: string;
  /** The setting `leadTimeout` applies. */
  readonly ofLead?: true;
}

/** The extra argument of thunks: the only access to the network. */
export interface ApiExtra {
  readonly fetch: typeof fetch;
  /** Where `fetch` finds the backend, when that is not the setting `host`: a server may have it in its own process. */
  readonly origin?: string | undefined;
  /** Returns a cached response or reads it: a server reads a response once for many pages. Absent in a browser. */
  readonly reuse?: ((request: LocalizedRequest, read: Read) => Promise<Result>) | undefined;
}

type Result = QueryReturnValue<unknown, ApiError, ResponseMeta>;

/** Sends the request with additional headers and reads the response; `signal` overrides the caller's. */
type Read = (options?: {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}) => Promise<Result>;

export interface ResponseMeta extends FetchBaseQueryMeta {
  /** ISO; absent when the response came from the network. */
  readonly asOf?: string;
}

function withAge(meta: FetchBaseQueryMeta): ResponseMeta {
  const asOf = meta.response?.headers.get(asOfHeader);
  return asOf ? { ...meta, asOf } : meta;
}

type StateWithSettings = Parameters<typeof selectSettings>[0] & { readonly [settingsSlice.name]: unknown };

type Unwrapped = { readonly data: unknown } | { readonly error: ApiError };

/** Every response of the contract carries its payload in `data`. */
async function unwrap(body: unknown, request: LocalizedRequest): Promise<Unwrapped> {
  // Any JSON value may come: a string or a number has no such property.
  const data = (body as { readonly data?: unknown } | null)?.data ?? undefined;
  if (data === undefined) {
    return { error: { status: 'CUSTOM_ERROR', error: `The response of ${request.url} has no "data"` } };
  }
  if (request.read === undefined) return { data };
  const { readResult } = await loadReaders();
  const result = readResult(data, { ...request, read: request.read });
  return 'error' in result ? { error: { status: 'CUSTOM_ERROR', error: result.error } } : result;
}

/** Frameworks send an HTML page with a 404: use the status of any error response. */
function ownStatus(error: ApiError): ApiError {
  return error.status === 'PARSING_ERROR' && error.originalStatus >= 400
    ? { status: error.originalStatus, data: null }
    : error;
}

type BaseQuery = BaseQueryFn<LocalizedRequest, unknown, ApiError, object, ResponseMeta>;

const baseQuery: BaseQuery = async (request, api, options) => {
  const { reuse } = api.extra as ApiExtra;
  const read: Read = async (own) => readResponse({ ...request, ...own }, api, options);
  const result = await (reuse !== undefined && api.type === 'query' ? reuse(request, read) : read());
  if (result.error || request.part !== 'project') return result;
  const { completeProject } = await loadReaders();
  return completeProject(result, request.read, async (list) =>
    baseQuery({ ...list, language: request.language }, api, options),
  );
};

const readResponse: BaseQuery = async (localized, api, options) => {
  const { language, part: _part, read: _read, alias, ofLead = false, ...request } = localized;
  const { host, leadTimeout } = selectSettings(api.getState() as StateWithSettings);
  const { fetch, origin = host } = api.extra as ApiExtra;
  const send = fetchBaseQuery({
    baseUrl: origin,
    ...(ofLead && leadTimeout !== null && { timeout: leadTimeout * 1000 }),
    responseHandler: readJson,
    fetchFn: (input, init) => fetch(input, request.signal ? { ...init, signal: request.signal } : init),
    prepareHeaders: (headers) => {
      headers.set('Accept-Language', language);
      const token = readCookie('XSRF-TOKEN');
      if (token !== undefined) headers.set('X-XSRF-TOKEN', token);
      return headers;
    },
  });
  const result = await send(request, api, options);
  if (result.error) {
    // With a wrong {host} every call is 404, and a server-rendered page must not claim that it is gone.
    const isHtml404 = result.error.status === 'PARSING_ERROR' && result.error.originalStatus === 404;
    if (isHtml404 && alias !== undefined && (await send({ url: '/api/projects' }, api, options)).error) return result;
    const retryAfter = retryAfterOf(result.meta?.response);
    return { ...result, error: { ...ownStatus(result.error), ...(retryAfter !== undefined && { retryAfter }) } };
  }
  const taken = await unwrap(result.data, localized).catch((error: unknown) => ({
    error: { status: 'FETCH_ERROR' as const, error: String(error) },
  }));
  return { ...taken, ...(result.meta && { meta: withAge(result.meta) }) };
};

/** An hour, so that switching the language back, or going back, requests nothing. */
const keepUnusedDataFor = 3600;

/** Empty: every entity and feature injects its own endpoints. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor,
  endpoints: () => ({}),
});

/** The slice of the store with RTK Query's cache. */
export type ApiState = { readonly [baseApi.reducerPath]: ReturnType<typeof baseApi.reducer> };

type ApiSlice = ApiState[typeof baseApi.reducerPath];

/**
 * The initial state of a short-lived store. Otherwise RTK Query sets a timer for each result, which holds the whole
 * store in memory until it fires.
 */
export function untimed(): ApiSlice {
  const empty = baseApi.reducer(undefined, { type: 'untimed' });
  return { ...empty, config: { ...empty.config, keepUnusedDataFor: Number.POSITIVE_INFINITY } };
}
