export { OffersPage as Page } from './OffersPage.tsx';
