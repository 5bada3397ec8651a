import { hasEnded, type ApiState } from '#shared/api';
import type { Language } from '#shared/config';
import { companyApi } from './companyApi.ts';

const { getHome, getAbout, getContacts } = companyApi.endpoints;

export function selectHomeLoaded(state: ApiState, language: Language): boolean {
  return hasEnded(getHome.select({ language })(state));
}

export function selectAboutLoaded(state: ApiState, language: Language): boolean {
  return hasEnded(getAbout.select({ language })(state));
}

export function selectContactsLoaded(state: ApiState, language: Language): boolean {
  return hasEnded(getContacts.select({ language })(state));
}
