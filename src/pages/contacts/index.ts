import { placePickSlice } from '#features/place-pick';

export { ContactsPage as Page } from './ContactsPage.tsx';
export const slices = [placePickSlice];
