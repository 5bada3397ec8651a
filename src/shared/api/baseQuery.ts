import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import { selectSettings, type Language, type settingsSlice } from '#shared/config';
import { readCookie } from './readCookie.ts';

/** A request says in which language it wants its answer: that is part of what was asked for. */
export interface LocalizedRequest extends FetchArgs {
  readonly language: Language;
  /** Success is all that counts: SPEC.md section 7 reads no field of this call's answer, so it may be anything. */
  readonly answerUnread?: true;
}

/** What the store hands to every thunk: the only door to the network. */
export interface ApiExtra {
  readonly fetch: typeof fetch;
}

type StateWithSettings = Parameters<typeof selectSettings>[0] & { readonly [settingsSlice.name]: unknown };

function hasData(body: unknown): body is { readonly data: unknown } {
  return typeof body === 'object' && body !== null && 'data' in body;
}

/** Every answer of the contract carries its payload in `data`; anything else is an error that names the call. */
function unwrap(body: unknown, url: string): { data: unknown } | { error: FetchBaseQueryError } {
  return hasData(body)
    ? { data: body.data }
    : { error: { status: 'CUSTOM_ERROR', error: `The answer of ${url} has no "data"` } };
}

export const baseQuery: BaseQueryFn<LocalizedRequest, unknown, FetchBaseQueryError, object, FetchBaseQueryMeta> = async (
  { language, answerUnread = false, ...request },
  api,
  options,
) => {
  const { host } = selectSettings(api.getState() as StateWithSettings);
  const { fetch } = api.extra as ApiExtra;
  const send = fetchBaseQuery({
    baseUrl: host,
    fetchFn: (input, init) => fetch(input, init),
    prepareHeaders: (headers) => {
      headers.set('Accept-Language', language);
      const token = readCookie('XSRF-TOKEN');
      if (token !== undefined) headers.set('X-XSRF-TOKEN', token);
      return headers;
    },
  });
  const result = await send(answerUnread ? { ...request, responseHandler: 'text' } : request, api, options);
  if (answerUnread && !result.error) return { ...result, data: null };
  return result.error ? result : { ...unwrap(result.data, request.url), ...(result.meta && { meta: result.meta }) };
};
