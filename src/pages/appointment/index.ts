import { bookingSlice } from '#features/booking';
import { visitRequestSlice } from './request/visitRequestSlice.ts';
import { visitDateSlice } from './visitDateSlice.ts';

export { AppointmentPage as Page } from './AppointmentPage.tsx';
export const namespaces = ['appointment', 'form', 'directions'];
export { visitDateSlice, visitRequestSlice };
export const slices = [bookingSlice, visitDateSlice, visitRequestSlice];
