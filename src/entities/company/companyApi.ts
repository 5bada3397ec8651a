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

/** Where the lists of the home page come from when its own answer leaves them out, and how many of each it shows. */
const homeLists = {
  projects: { url: '/api/projects', read: 'projectsData', most: 4 },
  offers: { url: '/api/offers', read: 'offersData', most: 3 },
  news: { url: '/api/news', read: 'newsData', most: 4 },
} as const;

export const companyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** SPEC.md does not say what the home page's answer holds: lists that it leaves out come from their own calls. */
    getHome: build.query<HomeData, InLanguage>({
      queryFn: async ({ language }, _api, _options, ask) => {
        const result = await ask({ url: '/api', read: 'homeData', language });
        if (result.error !== undefined) return result;
        const { left_out: leftOut, ...home } = result.data as TakenHomeData;
        const lists = await Promise.all(
          leftOut.map(async (name) => {
            const { most, ...request } = homeLists[name];
            const { data, error } = await ask({ ...request, language });
            const { projects, offers, items } = (data ?? {}) as Partial<ProjectsData & OffersData & NewsData>;
            return { name, error, items: (projects ?? offers ?? items ?? []).slice(0, most) };
          }),
        );
        // Who has no such call has no such list; who does not answer it now is asked again, or an empty page would be kept.
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
