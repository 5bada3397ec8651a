import type {
  AboutData,
  ContactsData,
  HomeData,
  NewsData,
  OffersData,
  ProjectsData,
  TakenHomeData,
} from '#shared/responses';
import { baseApi, isNotFound, type InLanguage } from '#shared/api';

/** Fallback calls for lists that the home page's response omits, with the number of items shown. */
const homeLists = {
  projects: { url: '/api/projects', read: 'projectsData', most: 4 },
  offers: { url: '/api/offers', params: { page: 1 }, read: 'offersData', most: 3 },
  news: { url: '/api/news', params: { page: 1 }, read: 'newsData', most: 4 },
} as const;

export const companyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** SPEC.md does not define the home page's response: absent lists are fetched by their own calls. */
    getHome: build.query<HomeData, InLanguage>({
      queryFn: async ({ language }, _api, _options, fetchCall) => {
        const result = await fetchCall({ url: '/api', read: 'homeData', language });
        if (result.error !== undefined) return result;
        const { left_out: leftOut, ...home } = result.data as TakenHomeData;
        const lists = await Promise.all(
          leftOut.map(async (name) => {
            const { most, ...request } = homeLists[name];
            const { data, error } = await fetchCall({ ...request, language });
            const { projects, offers, items } = (data ?? {}) as Partial<ProjectsData & OffersData & NewsData>;
            return { name, error, items: (projects ?? offers ?? items ?? []).slice(0, most) };
          }),
        );
        // Without such a call the list is empty; other errors fail the query, so that an empty page is not cached.
        const failed = lists.find(({ error }) => error !== undefined && !isNotFound(error));
        if (failed?.error !== undefined) return { error: failed.error };
        return { ...result, data: { ...home, ...Object.fromEntries(lists.map(({ name, items }) => [name, items])) } };
      },
    }),
    getAbout: build.query<AboutData, InLanguage>({
      query: ({ language }) => ({ url: '/api/about', read: 'aboutData', language }),
    }),
    getContacts: build.query<ContactsData, InLanguage>({
      query: ({ language }) => ({ url: '/api/contacts', read: 'contactsData', language }),
    }),
  }),
});
