import type { Whole } from '#contract/whole.ts';
import type { Offer, OfferCard, OfferFlats, OffersData } from '#contract/offer.ts';
import type { Content, Offer as OfferContent } from '../content/assemble.ts';
import { flatsOf, isInOffer } from './flats.ts';
import { paginate } from './pagination.ts';
import { withPreview } from './preview.ts';
import { mortgagesOf, projectReference, term } from './terms.ts';

export function offerCard(content: Content, offer: OfferContent): Whole<OfferCard> {
  const { alias, title, summary, highlight, image, category, published_at, valid_until, projects } = offer;
  return {
    alias,
    title,
    summary,
    highlight,
    image,
    category: term(content.dictionaries.offer_categories, category),
    published_at,
    valid_until,
    projects: projects.map((project) => projectReference(content, project)),
  };
}

export function offersPage(content: Content, page: number): Whole<OffersData> {
  const { items, meta } = paginate(content.offers, page, content.site.page_sizes.offers);
  return { offers: items.map((offer) => offerCard(content, offer)), meta };
}

/** Projects with free flats of an offer, counted; null for an offer without flats. */
function offerFlats(content: Content, { flats, projects }: OfferContent): Whole<OfferFlats> | null {
  if (flats === null) return null;
  const free = content.projects
    .filter(({ alias }) => projects.length === 0 || projects.includes(alias))
    .map((project) => ({
      project: projectReference(content, project.alias),
      count: flatsOf(project).filter((flat) => isInOffer(flat, flats)).length,
    }))
    .filter(({ count }) => count > 0);
  return { ...flats, free };
}

export function offerPage(content: Content, alias: string): Whole<Offer> | undefined {
  const offer = content.offers.find((each) => each.alias === alias);
  if (offer === undefined) return undefined;
  const { title, summary, body, conditions, seo = { title, description: summary } } = offer;
  return {
    ...offerCard(content, offer),
    body,
    conditions,
    flats: offerFlats(content, offer),
    mortgages: mortgagesOf(content, offer),
    seo: withPreview(seo, content.cards.offers[alias] ?? content.cards.site),
  };
}

/** An offer that names no project holds for every one. */
export const offersOfProject = (content: Content, alias: string): Whole<OfferCard>[] =>
  content.offers
    .filter(({ projects }) => projects.length === 0 || projects.includes(alias))
    .map((offer) => offerCard(content, offer));
