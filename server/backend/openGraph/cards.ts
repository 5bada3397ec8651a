import type { PreviewImage } from '#contract/common.ts';
import { formatMoney } from '#domain/amounts.ts';
import type { Language } from '#domain/languages.ts';
import { brandColors, brandMark } from '../../brand.ts';
import { textOf } from '../../texts.ts';
import { flatsOf, summaryOfFlats } from '../responses/flats.ts';
import { term } from '../responses/terms.ts';
import type { BareContent, Cards, NewsItem, Offer, Project } from '../content/assemble.ts';
import { formatDay } from '../format.ts';
import type { Media } from '../ports.ts';
import { type Card, cardRecipe, cardSize, drawCard } from './drawCard.ts';

const joined = (...facts: (string | undefined)[]): string => facts.filter((fact) => fact !== undefined).join(' · ');

function factsOfProject(content: BareContent, project: Project, language: Language): string {
  const { dictionaries } = content;
  // Messengers cache a preview for months, so it shows the price without discounts.
  const { price_from } = summaryOfFlats(flatsOf(project), null);
  const district = textOf(language, 'housing:districtNamed', {
    name: term(dictionaries.districts, project.district).name,
  });
  const price =
    price_from === null
      ? term(dictionaries.statuses, project.status).name
      : textOf(language, 'housing:priceFrom', { price: formatMoney(price_from, language) });
  return joined(district, price);
}

function factsOfOffer(content: BareContent, { projects, category, valid_until }: Offer, language: Language): string {
  const [only, ...others] = content.projects.filter(({ alias }) => projects.includes(alias));
  const where =
    only !== undefined && others.length === 0 ? only.title : term(content.dictionaries.offer_categories, category).name;
  return joined(
    where,
    valid_until === null ? undefined : textOf(language, 'offerTerms:until', { date: formatDay(valid_until, language) }),
  );
}

const factsOfNews = (content: BareContent, { category, published_at }: NewsItem, language: Language): string =>
  joined(term(content.dictionaries.news_categories, category).name, formatDay(published_at, language));

/** Crop buildings at the bottom and scenes with people at the top. */
const cutAbove = { house: 0.33, scene: 0.6 };

type Facts<T> = (content: BareContent, entry: T, language: Language) => string;

interface Pictured {
  title: string;
  image: { src: string; alt: string };
}

/** Pictures have addresses at once and are drawn on the first request. */
export function cardsOf(content: BareContent, language: Language, media: Media): Cards {
  const brand = textOf(language, 'brand:name');
  const picture = ({ title, image }: Pictured, of: keyof typeof cutAbove, facts: string): PreviewImage => {
    const card: Card = { title, facts, brand, cutAbove: cutAbove[of] };
    const recipe = JSON.stringify([cardRecipe, brandColors, brandMark, card]);
    const src = media.drawn(image.src, recipe, async (master) => drawCard(master, card));
    return { src, ...cardSize, alt: `${title}. ${image.alt}` };
  };
  const pictures = <T extends Pictured & { alias: string }>(
    entries: readonly T[],
    of: keyof typeof cutAbove,
    facts: Facts<T>,
  ) => Object.fromEntries(entries.map((entry) => [entry.alias, picture(entry, of, facts(content, entry, language))]));
  return {
    site: picture(content.home.hero, 'house', content.home.seo.title),
    projects: pictures(content.projects, 'house', factsOfProject),
    offers: pictures(content.offers, 'scene', factsOfOffer),
    news: pictures(content.news, 'scene', factsOfNews),
  };
}
