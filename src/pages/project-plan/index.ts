import { disclosuresSlice } from '#shared/disclosure';

export { ProjectPlanTab as Page } from './ProjectPlanTab.tsx';
export const slices = [disclosuresSlice];
