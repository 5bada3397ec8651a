import type { ApplicationQuery } from '#contract/lead.ts';
import { baseApi, type InLanguage } from '#shared/api';

interface CallRequestArgument extends InLanguage {
  readonly application: ApplicationQuery;
  readonly method: 'GET' | 'POST';
}

export const callRequestApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // A mutation although the spec makes it a GET: the arguments of a query are its key in the cache, and these are personal.
    requestCall: build.mutation<null, CallRequestArgument>({
      query: ({ application, method, language }) => ({
        url: '/api/application',
        method,
        language,
        answerUnread: true,
        ...(method === 'GET' ? { params: application } : { body: application }),
      }),
    }),
  }),
});
