export { offerApi } from './offerApi.ts';
export { offerJsonLd } from './offerJsonLd.ts';
export {
  selectNextOffersLoading,
  selectOfferCard,
  selectOfferLoaded,
  selectOffers,
  selectOffersLoaded,
} from './offerSelectors.ts';
export { isExpired, OfferFigure, offerValidity, OfferValidity } from './OfferFacts.tsx';
export { OfferTile, OfferTileSkeleton } from './OfferTile.tsx';
