import type * as Contract from '#contract/offer.ts';
import { alias, image, meta, seo, term, titled } from './common.ts';
import { mortgageProgramme, type MortgageProgramme } from './mortgage.ts';
import { day, list, object, text, whole, type Read, type Reader } from './read.ts';
import { richText } from './richText.ts';

export type OfferCard = Read<Contract.OfferCard>;
export type Offer = Omit<Read<Contract.Offer>, 'mortgages'> & { readonly mortgages: readonly MortgageProgramme[] };
export type OfferFlats = Read<Contract.OfferFlats>;
export type OffersData = Read<Contract.OffersData>;
export type ProjectReference = Read<Contract.ProjectReference>;

export const projectReference = object<Contract.ProjectReference>({ alias, title: text }, {});

const cardOffered = {
  title: text,
  summary: text,
  highlight: text,
  image,
  category: term,
  published_at: day,
  valid_until: day,
  projects: list(projectReference),
};

export const offerCard: Reader<OfferCard> = titled(object<Contract.OfferCard>({ alias }, cardOffered));

const flats = object<Contract.OfferFlats>(
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

// The readers fill in what the programmes leave out.
export const offer = titled(
  object<Contract.Offer>(
    { alias },
    { ...cardOffered, body: richText, conditions: list(text), flats, mortgages: list(mortgageProgramme), seo },
  ),
) as Reader<Offer>;

export const offersData: Reader<OffersData> = object<Contract.OffersData>({ offers: list(offerCard), meta }, {});
