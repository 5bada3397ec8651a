export { companyApi, useGetAboutQuery, useGetContactsQuery, useGetHomeQuery } from './companyApi.ts';
export { selectAboutLoaded, selectContactsLoaded, selectHomeLoaded } from './companySelectors.ts';
