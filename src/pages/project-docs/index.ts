import { disclosuresSlice } from '#shared/disclosure';

export { ProjectDocsTab as Page } from './ProjectDocsTab.tsx';
export const slices = [disclosuresSlice];
