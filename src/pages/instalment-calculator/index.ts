import { disclosuresSlice } from '#shared/disclosure';

export { InstalmentCalculatorPage as Page } from './InstalmentCalculatorPage.tsx';
export const slices = [disclosuresSlice];
