import {
  aboutData,
  contactsData,
  homeData,
  newsData,
  offersData,
  projectsData,
  type AboutData,
  type ContactsData,
  type HomeData,
} from '#shared/answers';
import { baseApi, type InLanguage } from '#shared/api';

/** Where the lists of the home page come from when its own answer leaves them out, and how many of each it shows. */
const homeLists = [
  { name: 'projects', url: '/api/projects', take: (data) => projectsData(data, 'projects')?.projects ?? [], most: 4 },
  { name: 'offers', url: '/api/offers', take: (data) => offersData(data, 'offers')?.offers ?? [], most: 3 },
  { name: 'news', url: '/api/news', take: (data) => newsData(data, 'news')?.items ?? [], most: 4 },
] as const satisfies readonly {
  readonly name: keyof HomeData;
  readonly url: string;
  readonly take: (data: unknown) => readonly unknown[];
  readonly most: number;
}[];

export const companyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** SPEC.md does not say what the home page's answer holds: lists that it leaves out come from their own calls. */
    getHome: build.query<HomeData, InLanguage>({
      queryFn: async ({ language }, _api, _options, ask) => {
        const answer = await ask({ url: '/api', language });
        if (answer.error !== undefined) return answer;
        const home = homeData(answer.data, 'answer of /api');
        if (home === undefined) return { error: { status: 'CUSTOM_ERROR', error: 'The answer of /api is no object' } };
        const lists = await Promise.all(
          homeLists
            .filter(({ name }) => !(name in (answer.data as object)))
            .map(async ({ name, url, take, most }) => {
              const { data } = await ask({ url, language });
              return [name, data === undefined ? [] : take(data).slice(0, most)] as const;
            }),
        );
        return { ...answer, data: { ...home, ...Object.fromEntries(lists) } };
      },
    }),
    getAbout: build.query<AboutData, InLanguage>({
      query: ({ language }) => ({ url: '/api/about', read: aboutData, language }),
    }),
    getContacts: build.query<ContactsData, InLanguage>({
      query: ({ language }) => ({ url: '/api/contacts', read: contactsData, language }),
    }),
  }),
});
