export { OfferPage as Page } from './OfferPage.tsx';
