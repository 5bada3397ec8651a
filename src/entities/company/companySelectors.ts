import { hasEnded, type ApiState } from '#shared/api';
import type { Language } from '#shared/config';
import { companyApi } from './companyApi.ts';

const { getHome, getAbout, getContacts } = companyApi.endpoints;

export const selectHomeLoaded = (state: ApiState, language: Language): boolean =>
  hasEnded(getHome.select({ language })(state));

export const selectAboutLoaded = (state: ApiState, language: Language): boolean =>
  hasEnded(getAbout.select({ language })(state));

export const selectContactsLoaded = (state: ApiState, language: Language): boolean =>
  hasEnded(getContacts.select({ language })(state));
