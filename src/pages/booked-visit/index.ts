import { bookingSlice } from '#features/booking';
import { disclosuresSlice } from '#shared/disclosure';

export { BookedVisitPage as Page } from './BookedVisitPage.tsx';
export const slices = [disclosuresSlice, bookingSlice];
