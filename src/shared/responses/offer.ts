import type * as Contract from '#contract/offer.ts';
import { image, meta, seo, term, titled } from './common.ts';
import { mortgageProgramme, type MortgageProgramme } from './mortgage.ts';
import { alias, asObject, day, list, object, text, unique, whole, type Read, type Reader } from './read.ts';
import { richText } from './richText.ts';

interface Scope {
  /** Whether the list of projects is present and empty; an absent list does not mean all projects. */
  readonly for_all: boolean;
}

export type OfferCard = Read<Contract.OfferCard> & Scope;

interface WithMortgages {
  readonly mortgages: readonly MortgageProgramme[];
}

export type Offer = Read<Contract.Offer, WithMortgages> & Scope;
export type OfferFlats = Read<Contract.OfferFlats>;

export interface WithOffers {
  readonly offers: readonly OfferCard[];
}

export type OffersData = Read<Contract.OffersData, WithOffers>;
export type ProjectReference = Read<Contract.ProjectReference>;

export const projectReference: Reader<ProjectReference> = object<Contract.ProjectReference>({ alias, title: text }, {});

const cardOffered = {
  title: text,
  summary: text,
  highlight: text,
  image,
  category: term,
  published_at: day,
  valid_until: day,
  projects: unique<ProjectReference, 'alias'>(list(projectReference), 'alias'),
};

function withScope<T extends object>(read: Reader<T>): Reader<T & Scope> {
  return (value, path) => {
    const taken = read(value, path);
    const projects = asObject(value)?.['projects'];
    return taken && { ...taken, for_all: Array.isArray(projects) && projects.length === 0 };
  };
}

export const offerCard: Reader<OfferCard> = withScope(titled(object<Contract.OfferCard>({ alias }, cardOffered)));

const wireFlats = object<Contract.OfferFlats>(
  {},
  {
    rooms: list(whole(1, 6)),
    buildings: list(text),
    floor_from: whole(),
    floor_to: whole(),
    free: list(
      object<NonNullable<Contract.OfferFlats['free']>[number]>({ project: projectReference, count: whole(1) }, {}),
    ),
  },
);

/** Nothing without `free`: an absent list does not mean that none is free. */
const flats: Reader<OfferFlats> = (value, path) =>
  Array.isArray(asObject(value)?.['free']) ? wireFlats(value, path) : undefined;

export const offer: Reader<Offer> = withScope(
  titled(
    object<Contract.Offer, WithMortgages>(
      { alias },
      {
        ...cardOffered,
        body: richText,
        conditions: list(text),
        flats,
        mortgages: unique(list(mortgageProgramme), 'key'),
        seo,
      },
    ),
  ),
);

export const offersData = object<Contract.OffersData, WithOffers>({ offers: list(offerCard), meta }, {});
