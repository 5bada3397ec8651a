export { CalendarLinks } from './CalendarLinks.tsx';
