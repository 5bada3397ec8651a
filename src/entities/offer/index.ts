export { offerApi } from './offerApi.ts';
export { offerJsonLd } from './offerJsonLd.ts';
export {
  selectNextOffersLoading,
  selectOfferCard,
  selectOfferLoaded,
  selectOffers,
  selectOffersLoaded,
} from './offerSelectors.ts';
export { OfferFigure } from './OfferFigure.tsx';
export { OfferLine } from './OfferLine.tsx';
export { OfferTile } from './OfferTile.tsx';
export { OfferTileSkeleton } from './OfferTileSkeleton.tsx';
export { isExpired, offerValidity } from './offerValidity.ts';
export { OfferValidity } from './OfferValidity.tsx';
