export { offerApi } from './offerApi.ts';
export {
  offerJsonLd,
  selectNextOffersLoading,
  selectOfferCard,
  selectOfferLoaded,
  selectOffers,
  selectOffersLoaded,
} from './offerPages.ts';
export { isExpired, OfferFigure, OfferValidity } from './OfferFacts.tsx';
export { OfferTile, OfferTileSkeleton } from './OfferTile.tsx';
