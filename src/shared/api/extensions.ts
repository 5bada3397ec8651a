import type { QueryReturnValue } from '@reduxjs/toolkit/query';
import type { ExtensionName } from '#contract/extensions.ts';
import { defaultLanguage, type Language } from '#domain/languages.ts';
import { withTimeout } from '#shared/tasks';
import { type ApiState, baseApi, type InLanguage, type LocalizedRequest, type ResponseMeta } from './baseApi.ts';
import { type ApiError, hasResponse, isTransient } from './errors.ts';
import { type ApiThunk, useQueryResult } from './useQueryResult.ts';

/** Optional features of the backend beyond SPEC.md; null: unknown. */
export type Extensions = readonly ExtensionName[] | null;

/** Marked pure although it injects endpoints: only pages and forms that need an extension load it. */
export const extensionsApi = /* #__PURE__ */ baseApi.injectEndpoints({
  endpoints: (build) => ({
    getExtensions: build.query<readonly ExtensionName[], InLanguage>({
      queryFn: async ({ language }, _api, _options, initiate) => {
        const { data, error, meta } = await initiate({ url: '/api/extensions', language });
        const status = meta?.response?.status;
        // Outages, rate limits and lost connections do not show which features the backend has.
        const isLost = error?.status === 'PARSING_ERROR' && error.data === '';
        if (error !== undefined && (!hasResponse(error) || isLost || isTransient({ status }))) return { error };
        // An invalid response names none.
        return { data: Array.isArray(data) ? (data as readonly ExtensionName[]) : [] };
      },
      // They are the same in every language.
      serializeQueryArgs: ({ endpointName }) => endpointName,
    }),
  }),
});

/** Milliseconds to wait for them, on the server as long as for its blocks. */
export const extensionsTimeout = 3000;

const selectResult = extensionsApi.endpoints.getExtensions.select({ language: defaultLanguage });

/** Selects them without requesting them. */
export function selectExtensions(state: ApiState): Extensions {
  return selectResult(state).data ?? null;
}

type BackendResult<Data> = QueryReturnValue<Data, ApiError, ResponseMeta>;

interface BackendAccess {
  readonly getState: () => unknown;
  readonly baseQuery: (request: LocalizedRequest) => PromiseLike<BackendResult<unknown>> | BackendResult<unknown>;
}

/** Queries an extension. Null: the backend, or this entry of it, does not have it, which is no failure. */
export async function queryExtension<Data>(
  name: ExtensionName,
  request: LocalizedRequest,
  { getState, baseQuery }: BackendAccess,
): Promise<BackendResult<Data | null>> {
  if (selectExtensions(getState() as ApiState)?.includes(name) === false) return { data: null };
  const result = await baseQuery(request);
  // A backend without the call may respond with any 404, also with an HTML page.
  if (result.meta?.response?.status === 404) return { data: null };
  return result.error === undefined ? { ...result, data: result.data as Data } : result;
}

/** Resolves with the known extensions, or requests them. */
export function findExtensions(language: Language): ApiThunk<Promise<Extensions>> {
  return async (dispatch, getState) => {
    const known = selectExtensions(getState());
    if (known !== null) return known;
    const request = dispatch(extensionsApi.endpoints.getExtensions.initiate({ language }, { subscribe: false }));
    await withTimeout(request, extensionsTimeout);
    return selectExtensions(getState());
  };
}

/** Requests the extensions on mount; null: not known yet, or the request failed. */
export function useExtensions(language: Language): Extensions {
  return useQueryResult(extensionsApi.endpoints.getExtensions, { language }).data ?? null;
}
