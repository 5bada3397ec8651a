export { AppointmentPage as Page } from './AppointmentPage.tsx';
