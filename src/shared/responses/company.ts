import type * as Contract from '#contract/company.ts';
import { clock, emailAddress, image, position, seo } from './common.ts';
import { newsCard } from './news.ts';
import { offerCard, type WithOffers } from './offer.ts';
import { projectCard } from './project.ts';
import { alias, contactAddress, day, list, object, text, unique, whole, type Read, type Reader } from './read.ts';
import { richText } from './richText.ts';

export type CompanyFigure = Read<Contract.CompanyFigure>;
export type HomeData = Read<Contract.HomeData, WithOffers>;
/** With the names of the lists that are absent from the response. */
export type TakenHomeData = HomeData & { readonly left_out: readonly ('projects' | 'offers' | 'news')[] };
export type AboutData = Read<Contract.AboutData>;
export type OpeningHours = Read<Contract.OpeningHours>;
export type SalesCenter = Read<Contract.SalesCenter>;
export type ContactsData = Read<Contract.ContactsData>;

const figures = list(object<Contract.CompanyFigure>({ value: text, label: text }, {}));

const wireHomeData = object<Contract.HomeData, WithOffers>(
  {},
  {
    hero: object<NonNullable<Contract.HomeData['hero']>>({}, { title: text, lead: text, image, image_portrait: image }),
    figures,
    projects: unique(list(projectCard), 'alias'),
    offers: unique(list(offerCard), 'alias'),
    news: unique(list(newsCard), 'alias'),
    seo,
  },
);

export const homeData: Reader<TakenHomeData> = (value, path) => {
  const taken = wireHomeData(value, path);
  if (taken === undefined) return undefined;
  const given = value as Readonly<Record<string, unknown>>;
  return {
    ...taken,
    left_out: (['projects', 'offers', 'news'] as const).filter((name) => !Array.isArray(given[name])),
  };
};

export const aboutData: Reader<AboutData> = object<Contract.AboutData>(
  {},
  {
    title: text,
    lead: text,
    image,
    founded_year: whole(),
    body: richText,
    figures,
    history: list(object<NonNullable<Contract.AboutData['history']>[number]>({ year: whole(), title: text }, { text })),
    values: list(object<NonNullable<Contract.AboutData['values']>[number]>({ title: text }, { text, image })),
    finished: unique(list(projectCard), 'alias'),
    seo,
  },
);

const openingHours: Reader<OpeningHours> = object<Contract.OpeningHours>(
  { weekdays: list(whole(1, 7)), from: clock, to: clock },
  {},
);

export const centerPromised = { alias, name: text };
export const centerOffered = {
  address: text,
  locality: text,
  postal_code: text,
  note: text,
  position,
  phone: text,
  image,
  schedule: list(openingHours),
  closures: list(object<NonNullable<Contract.SalesCenter['closures']>[number]>({ day }, { reason: text })),
};

const salesCenter: Reader<SalesCenter> = object<Contract.SalesCenter>(centerPromised, centerOffered);

export const contactsData: Reader<ContactsData> = object<Contract.ContactsData>(
  {},
  {
    title: text,
    lead: text,
    phone: text,
    email: emailAddress,
    messengers: list(
      object<NonNullable<Contract.ContactsData['messengers']>[number]>({ name: text, url: contactAddress }, {}),
    ),
    legal: object<NonNullable<Contract.ContactsData['legal']>>(
      { name: text },
      { address: text, code: text, locality: text, postal_code: text },
    ),
    centers: unique(list(salesCenter), 'alias'),
    seo,
  },
);
