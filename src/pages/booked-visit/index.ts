import { bookingSlice } from '#features/booking';

export { BookedVisitPage as Page } from './BookedVisitPage.tsx';
export const slices = [bookingSlice];
