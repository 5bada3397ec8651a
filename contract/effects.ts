import type * as Common from './common.ts';
import { companyEffects } from './effects/company.ts';
import { newsEffects } from './effects/news.ts';
import { projectEffects } from './effects/project.ts';
import { type Effects, searchResult } from './effects/shared.ts';
import type { Image as Picture } from './image.ts';

interface CommonEffects {
  readonly Image: Effects<Picture>;
  readonly Meta: Effects<Common.Meta>;
  readonly Seo: Effects<Common.Seo>;
}

const commonEffects: CommonEffects = {
  Image: {
    width: 'room for a picture of 4 by 3 is kept until it is there',
    height: 'room for a picture of 4 by 3 is kept until it is there',
    alt: 'nothing is said of the picture to those who do not see it',
    placeholder: 'no colours until the picture is there',
    variants: 'phones load the full picture',
  },
  Meta: { per_page: null, total: 'no number of results' },
  Seo: searchResult,
};

const effects = { ...companyEffects, ...projectEffects, ...newsEffects, ...commonEffects };

/** Null: nothing is lost; undefined: there is no word on it. */
export function effectOf(entity: string, field: string): string | null | undefined {
  if (!Object.hasOwn(effects, entity)) return undefined;
  const own: string | Readonly<Record<string, string | null>> = effects[entity as keyof typeof effects];
  return typeof own === 'string' ? own : own[field];
}

/** What a visitor sees of an entity with SPEC.md's fields only. */
export const bareEffects: Readonly<Partial<Record<keyof typeof effects, string>>> = {
  HomeData: 'the home page has general texts, and the news and developments of the lists',
  AboutData: 'the about page has general texts alone',
  ContactsData: 'no phone, no address, no sales center',
  ProjectCard: 'a card is a title: nothing to filter by, nothing on the map, no price',
  Project: 'the page of a development has its title and its tabs',
  CalculatorProject: 'the instalment tab has no plan to calculate, and offers a call',
  OfferCard: 'a card is a title made of the alias',
  Offer: 'the page of an offer has its title alone',
  NewsCard: 'a card is a title made of the alias; nothing is in the feed',
  NewsItem: 'the page of a news item has its title alone',
};

/** Pages of an entity have the fields of its card. */
export const cardOf: Readonly<Partial<Record<string, string>>> = {
  Project: 'ProjectCard',
  Offer: 'OfferCard',
  NewsItem: 'NewsCard',
};
