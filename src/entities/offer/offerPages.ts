import { createSelector } from '@reduxjs/toolkit';
import { isPending, isSettled, joinPages, type ApiState } from '#shared/api';
import type { Language } from '#shared/config';
import type { Offer, OfferCard } from '#shared/responses';
import { pathTo } from '#shared/routing';
import { organizationJsonLd, pictureJsonLd, type JsonLdNode, type Site } from '#shared/seo';
import { offerAdapter, offerApi } from './offerApi.ts';

const { getOffers, getOffer } = offerApi.endpoints;

function selectOffersResult(state: ApiState, language: Language, from?: number) {
  return getOffers.select({ language, from })(state);
}

const selectOfferState = createSelector(
  (state: ApiState, language: Language, from?: number) => selectOffersResult(state, language, from).data,
  (data) => joinPages(offerAdapter, data),
);

const fromList = offerAdapter.getSelectors();

/** `from`: the page that the list begins with. */
export function selectOffers(state: ApiState, language: Language, from?: number): readonly OfferCard[] {
  return fromList.selectAll(selectOfferState(state, language, from));
}

/** An offer's card from the list. */
export function selectOfferCard(state: ApiState, language: Language, alias: string): OfferCard | undefined {
  return selectOfferState(state, language).entities[alias];
}

export function selectOffersLoaded(state: ApiState, language: Language, from?: number): boolean {
  const result = selectOffersResult(state, language, from);
  return isSettled(result) || result.data !== undefined;
}

export function selectNextOffersLoading(state: ApiState, language: Language, from?: number): boolean {
  const result = selectOffersResult(state, language, from);
  return isPending(result) && result.data !== undefined;
}

export function selectOfferLoaded(state: ApiState, language: Language, alias: string): boolean {
  return isSettled(getOffer.select({ alias, language })(state));
}

/** It has no price: the terms are words, and the prices are those of the developments. */
export function offerJsonLd(
  { alias, title, summary, category, image, valid_until: lastDay, projects }: Offer,
  site: Site,
): JsonLdNode {
  const url = site.page(pathTo('offer', { alias }));
  return {
    '@type': 'Offer',
    '@id': `${url}#offer`,
    name: title,
    description: summary,
    url,
    category: category?.name,
    image: pictureJsonLd(image, site),
    validThrough: lastDay ?? undefined,
    offeredBy: organizationJsonLd(site),
    itemOffered:
      projects.length === 0
        ? undefined
        : projects.map((project) => ({
            '@type': 'RealEstateListing',
            name: project.title,
            url: site.page(pathTo('projectAbout', { alias: project.alias })),
          })),
  };
}
