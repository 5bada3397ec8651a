import { createEntityAdapter } from '@reduxjs/toolkit';
import type { Offer, OfferCard, OffersData } from '#shared/responses';
import { baseApi, infiniteList, type ByAlias, type FromPage, type InLanguage, type ListPage } from '#shared/api';

export const offerAdapter = createEntityAdapter<OfferCard, string>({ selectId: ({ alias }) => alias });

function toOffers({ offers, meta }: OffersData): ListPage<OfferCard> {
  return {
    items: offerAdapter.setAll(offerAdapter.getInitialState(), offers),
    meta,
  };
}

export const offerApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getOffers: build.infiniteQuery<ListPage<OfferCard>, InLanguage & FromPage, number>({
      infiniteQueryOptions: infiniteList,
      query: ({ queryArg: { language, from = 1 }, pageParam }) => ({
        url: '/api/offers',
        params: { page: Math.max(pageParam, from) },
        read: 'offersData',
        language,
      }),
      transformResponse: toOffers,
    }),
    getOffer: build.query<Offer, ByAlias>({
      query: ({ alias, language }) => ({
        url: `/api/offers/${encodeURIComponent(alias)}`,
        read: 'offer',
        alias,
        language,
      }),
    }),
  }),
});
