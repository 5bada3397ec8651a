import { bookingSlice } from '#features/booking';

export { AppointmentPage as Page } from './AppointmentPage.tsx';
export const slices = [bookingSlice];
