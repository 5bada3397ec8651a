export { offerApi, useGetOfferQuery, useGetOffersInfiniteQuery } from './offerApi.ts';
export {
  selectNextOffersLoading,
  selectOfferCard,
  selectOfferLoaded,
  selectOffers,
  selectOffersLoaded,
} from './offerSelectors.ts';
export { OfferTile } from './OfferTile.tsx';
export { OfferTileSkeleton } from './OfferTileSkeleton.tsx';
