import { bookingSlice } from '#features/booking';
import { visitDateSlice } from './visitDateSlice.ts';

export { AppointmentPage as Page } from './AppointmentPage.tsx';
export { visitDateSlice };
export const slices = [bookingSlice, visitDateSlice];
