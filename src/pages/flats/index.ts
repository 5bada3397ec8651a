import { savedSearchesSlice } from '#features/flat-search';

export { FlatsPage as Page } from './FlatsPage.tsx';
export const slices = [savedSearchesSlice];
