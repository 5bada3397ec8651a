export { CallRequestPage as Page } from './CallRequestPage.tsx';
