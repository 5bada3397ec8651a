import type { AboutData, ContactsData, HomeData } from '#contract/company.ts';
import { baseApi, type InLanguage } from '#shared/api';

export const companyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getHome: build.query<HomeData, InLanguage>({
      query: ({ language }) => ({ url: '/api', language }),
    }),
    getAbout: build.query<AboutData, InLanguage>({
      query: ({ language }) => ({ url: '/api/about', language }),
    }),
    getContacts: build.query<ContactsData, InLanguage>({
      query: ({ language }) => ({ url: '/api/contacts', language }),
    }),
  }),
});
