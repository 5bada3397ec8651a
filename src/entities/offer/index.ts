export { offerApi, useGetOfferQuery, useGetOffersInfiniteQuery } from './offerApi.ts';
export {
  selectNextOffersLoading,
  selectOfferCard,
  selectOfferLoaded,
  selectOffers,
  selectOffersLoaded,
} from './offerSelectors.ts';
