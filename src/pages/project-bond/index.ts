import { disclosuresSlice } from '#shared/disclosure';

export { ProjectBondTab as Page } from './ProjectBondTab.tsx';
export const slices = [disclosuresSlice];
