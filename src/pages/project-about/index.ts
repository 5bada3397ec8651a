import { placePickSlice } from '#features/place-pick';

export { ProjectAboutTab as Page } from './ProjectAboutTab.tsx';
export const slices = [placePickSlice];
