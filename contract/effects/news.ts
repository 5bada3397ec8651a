import type * as News from '../news.ts';
import type * as Offers from '../offer.ts';
import { type Effects, searchResult } from './shared.ts';

const card = {
  title: 'the title is made of the alias',
  summary: 'no summary',
  image: 'no picture on the card',
  category: 'no category, so no filter by it',
  published_at: 'no date',
};

const offerCard = {
  ...card,
  highlight: 'no figure shown large',
  valid_until: 'no last day',
  projects: 'not said for which developments it holds',
};

const newsCard = { ...card, published_at: 'no date, and not in the feed', project: 'no link to its development' };

const noFlats = 'no link to the flats that it touches';
const notNarrowed = 'flats of the offer are not narrowed by it';

interface NewsEffects {
  readonly OfferCard: Effects<Offers.OfferCard>;
  readonly Offer: Effects<Offers.Offer>;
  readonly OfferFlats: Effects<Offers.OfferFlats>;
  readonly NewsCard: Effects<News.NewsCard>;
  readonly NewsItem: Effects<News.NewsItem>;
  readonly NewsData: Effects<News.NewsData>;
}

export const newsEffects: NewsEffects = {
  OfferCard: offerCard,
  Offer: {
    ...offerCard,
    body: 'no text of the offer',
    conditions: 'no conditions of the offer',
    flats: noFlats,
    mortgages: 'no rules of the mortgage programmes that it is about',
    seo: searchResult,
  },
  OfferFlats: {
    rooms: notNarrowed,
    buildings: notNarrowed,
    floor_from: notNarrowed,
    floor_to: notNarrowed,
    free: noFlats,
  },
  NewsCard: newsCard,
  NewsItem: { ...newsCard, body: 'no text of the news', seo: searchResult },
  NewsData: { categories: 'the filter has no categories' },
};
