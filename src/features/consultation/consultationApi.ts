import type { ConsultationBody } from '#contract/lead.ts';
import { baseApi, type InLanguage } from '#shared/api';

interface ConsultationArgument extends InLanguage {
  readonly body: ConsultationBody;
}

export const consultationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    requestConsultation: build.mutation<null, ConsultationArgument>({
      query: ({ body, language }) => ({
        url: '/api/consultations',
        method: 'POST',
        body,
        language,
        answerUnread: true,
      }),
    }),
  }),
});
