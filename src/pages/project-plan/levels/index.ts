import { disclosuresSlice } from '#shared/disclosure';

export { PlanLevelPage as Page } from './PlanLevelPage.tsx';
export const slices = [disclosuresSlice];
