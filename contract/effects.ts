import type * as Calculator from './calculator.ts';
import type * as Common from './common.ts';
import type * as Company from './company.ts';
import type { Image as Picture } from './image.ts';
import type * as Mortgage from './mortgage.ts';
import type * as News from './news.ts';
import type * as Offers from './offer.ts';
import type * as Planning from './planning.ts';
import type * as Progress from './progress.ts';
import type * as Projects from './project.ts';

type OptionalKey<T> = { [Key in keyof T]-?: undefined extends T[Key] ? Key : never }[keyof T];

/** What a visitor does not see without each offered field; one text where it is the same for all of them. Null: nothing is lost. */
type Effects<T> = string | Readonly<Record<OptionalKey<T>, string | null>>;
type Item<T> = T extends readonly (infer Each)[] ? Each : never;

const card = {
  title: 'the title is made of the alias',
  summary: 'no summary',
  image: 'no picture on the card',
  category: 'no category, so no filter by it',
  published_at: 'no date',
};

const projectCard = {
  tagline: 'no tagline',
  status: 'no status on the card, no filter by it',
  district: 'no district, no filter by it',
  class: 'no class, no filter by it',
  address: 'no address',
  position: 'not on the map',
  distance: 'no distance to the centre',
  readiness: 'no readiness',
  price_per_m2: 'no price per m²',
  price_from: 'no price on the card, no filter by it',
  rooms: 'no room counts, no filter by them',
  total_area: 'no areas, no filter by them',
  flats_free: 'no number of free flats',
  free_flats: 'filters compare each condition with the complex as a whole',
  image: 'no picture on the card',
};

const searchResult = 'search results and messengers show the title and the picture of the page itself';

interface EffectsByEntity {
  readonly HomeData: Effects<Company.HomeData>;
  readonly 'HomeData.hero': Effects<NonNullable<Company.HomeData['hero']>>;
  readonly AboutData: Effects<Company.AboutData>;
  readonly 'AboutData.history': Effects<Item<Company.AboutData['history']>>;
  readonly 'AboutData.values': Effects<Item<Company.AboutData['values']>>;
  readonly ContactsData: Effects<Company.ContactsData>;
  readonly 'ContactsData.legal': Effects<NonNullable<Company.ContactsData['legal']>>;
  readonly SalesCenter: Effects<Company.SalesCenter>;
  readonly 'SalesCenter.closures': Effects<Item<Company.SalesCenter['closures']>>;
  readonly ProjectsData: Effects<Projects.ProjectsData>;
  readonly ProjectCard: Effects<Projects.ProjectCard>;
  readonly Project: Effects<Projects.Project>;
  readonly Readiness: Effects<Projects.Readiness>;
  readonly FreeFlats: Effects<Projects.FreeFlats>;
  readonly Characteristics: Effects<Projects.Characteristics>;
  readonly Place: Effects<Projects.Place>;
  readonly InstalmentTerms: Effects<Projects.InstalmentTerms>;
  readonly ProjectBuilding: Effects<Projects.ProjectBuilding>;
  readonly Model3d: Effects<Projects.Model3d>;
  readonly Aerial: Effects<Projects.Aerial>;
  readonly Panorama: Effects<Projects.Panorama>;
  readonly Advantage: Effects<Item<Projects.Project['advantages']>>;
  readonly Flat: Effects<Planning.Flat>;
  readonly FlatDiscount: Effects<Planning.FlatDiscount>;
  readonly CalculatorProject: Effects<Calculator.CalculatorProject>;
  readonly CalculatorFlat: Effects<Calculator.CalculatorFlat>;
  readonly InstalmentRules: Effects<Calculator.InstalmentRules>;
  readonly MortgageProgramme: Effects<Mortgage.MortgageProgramme>;
  readonly ProgrammeRules: Effects<Mortgage.ProgrammeRules>;
  readonly ProgressMonth: Effects<Progress.ProgressMonth>;
  readonly ProgressStage: Effects<Progress.ProgressStage>;
  readonly ProjectDocument: Effects<Progress.ProjectDocument>;
  readonly OfferCard: Effects<Offers.OfferCard>;
  readonly Offer: Effects<Offers.Offer>;
  readonly OfferFlats: Effects<Offers.OfferFlats>;
  readonly NewsCard: Effects<News.NewsCard>;
  readonly NewsItem: Effects<News.NewsItem>;
  readonly NewsData: Effects<News.NewsData>;
  readonly Image: Effects<Picture>;
  readonly Meta: Effects<Common.Meta>;
  readonly Seo: Effects<Common.Seo>;
}

const offerCard = {
  ...card,
  highlight: 'no figure shown large',
  valid_until: 'no last day',
  projects: 'stands as an offer for every complex',
};

const newsCard = { ...card, published_at: 'no date, and not in the feed', project: 'no link to its complex' };

const addressParts = {
  locality: 'search engines are told no town',
  postal_code: 'search engines are told no postal code',
};

const effects: EffectsByEntity = {
  HomeData: {
    hero: 'no heading and picture of its own at the top of the home page',
    figures: 'no figures of the company on the home page',
    projects: 'no complexes on the home page',
    offers: 'no offers on the home page',
    news: 'no news on the home page',
    seo: searchResult,
  },
  'HomeData.hero': {
    title: 'no heading of its own on the home page',
    lead: 'no text under the heading of the home page',
    image: 'no picture at the top of the home page',
    image_portrait: 'phones show a cut of the wide picture',
  },
  AboutData: {
    title: 'a general heading on the about page',
    lead: 'no lead on the about page',
    image: 'no picture on the about page',
    founded_year: 'no year of foundation',
    body: 'no text on the about page',
    figures: 'no figures of the company on the about page',
    history: 'no history of the company',
    values: 'no values of the company',
    finished: 'no finished complexes on the about page',
    seo: searchResult,
  },
  'AboutData.history': { text: 'a year of the history has its title alone' },
  'AboutData.values': { text: 'a value has its title alone', image: 'a value has no picture' },
  ContactsData: {
    title: 'a general heading on the contacts page',
    lead: 'no lead on the contacts page',
    phone: 'no phone of the company on any page',
    email: 'no email address',
    messengers: 'no links to messengers',
    legal: 'no legal details',
    centers: 'no sales centers: none on the map, none to visit',
    seo: searchResult,
  },
  'ContactsData.legal': {
    ...addressParts,
    address: 'no legal address',
    code: 'no registration code',
  },
  SalesCenter: {
    ...addressParts,
    address: 'no address of the center',
    note: 'no note on how to find the center',
    position: 'the center is not on the map',
    phone: 'no phone of the center',
    image: 'no picture of the center',
    schedule: 'no opening hours of the center',
    closures: 'no days on which the center is closed',
  },
  'SalesCenter.closures': { reason: 'no reason why the center is closed' },
  ProjectsData: { statuses: 'no filter by status' },
  ProjectCard: projectCard,
  Project: {
    ...projectCard,
    ...addressParts,
    // The list of projects tells them.
    free_flats: null,
    price_to: 'no upper price in search results',
    description: 'no description',
    gallery: 'no gallery',
    advantages: 'no advantages',
    characteristics: 'no characteristics',
    infrastructure: 'no places around the complex',
    instalment_terms: 'no terms of payment on the about tab',
    master_plan: 'no plan of the grounds',
    buildings: 'no buildings to press in the aerial view',
    model: 'no 3D model',
    aerial: 'no aerial view',
    offers: 'no offers of the complex',
    sales_center: 'an appointment for the complex does not start with its sales center',
    send_mail_to: 'call requests go to the default mailbox',
    seo: searchResult,
  },
  Readiness: { percent: 'no percentage of readiness', month: 'no month of commissioning' },
  FreeFlats: { prices: 'a search by price does not see these flats' },
  Characteristics: 'that line of the characteristics is not there',
  Place: {
    category: 'the place is in no group',
    position: 'the place is not on the map',
    walking_minutes: 'no minutes on foot',
  },
  InstalmentTerms: 'that part of the payment terms is not there',
  ProjectBuilding: { flats_free: 'no number of free flats of the building' },
  Model3d: {
    src: 'the 3D tab has a picture alone',
    size: 'the visitor is not told how much will be loaded',
    note: 'no note under the model',
  },
  Aerial: { panoramas: 'the aerial tab has a picture alone', note: 'no note under the aerial view' },
  Panorama: { markers: 'nothing is named in the aerial view' },
  Advantage: { text: 'an advantage has its title alone' },
  Flat: {
    building: 'no building, no filter by it, not on the chessboard',
    section: 'no section, not on the chessboard',
    floor: 'no floor, no filter by it, not on the chessboard',
    number: 'no number of the flat',
    rooms: 'no room count, no filter by it',
    total_area: 'no area, no filter by it',
    living_area: 'no living area',
    kitchen_area: 'no kitchen area',
    spaces: 'no list of rooms',
    orientation: 'no sides of the world',
    status: 'no word on whether it is free',
    price: 'no price, no filter by it',
    price_per_m2: 'no price per m²',
    discount: 'no price with a discount',
    layout: 'no flats of the same layout',
    plan: 'no plan of the flat',
  },
  FlatDiscount: { valid_from: 'the discount holds from now on', valid_until: 'the discount has no last day' },
  CalculatorProject: {
    alias: null,
    title: null,
    price_per_m2: 'no price per m² to start from',
    price_from: 'no price to start from',
    examples: 'no typical flats to start from',
    instalment: 'no instalment in the calculator',
    mortgages: 'no mortgages in the calculator',
    flat: 'the calculator does not start from the flat of the link',
  },
  CalculatorFlat: 'the calculator does not name that of the flat of the link',
  InstalmentRules: {
    part_months: 'monthly parts alone',
    dollar_peg: 'no parts pegged to the dollar',
    late_fee_percent: 'no word on the fee for late payment',
  },
  MortgageProgramme: {
    bank: 'no name of the bank',
    note: 'no note on the programme',
    down_payment_percent_min: 'no lower bound of the down payment',
    months_max: 'no bound of the term',
    rules: 'no word on who may take part in a programme of the state',
  },
  ProgrammeRules: { young: 'no lower down payment for young buyers' },
  ProgressMonth: {
    title: 'the month has no heading of its own',
    text: 'no text on the month',
    percent: 'no percentage of readiness of the month',
    stages: 'no stages of construction',
    images: 'no pictures of the month',
  },
  ProgressStage: { percent: 'the stage has no bar', planned_percent: 'the bar of the stage has no plan beside it' },
  ProjectDocument: {
    id: null,
    group: 'the document is in no group',
    title: 'the document has the name of its file',
    format: 'no format beside the document',
    size: 'no size beside the document',
    date: 'no date beside the document',
    number: 'no number in the register',
    registry_url: 'no link to the register',
  },
  OfferCard: offerCard,
  Offer: {
    ...offerCard,
    body: 'no text of the offer',
    conditions: 'no conditions of the offer',
    flats: 'no link to the flats that it touches',
    mortgages: 'no rules of the mortgage programmes that it is about',
    seo: searchResult,
  },
  OfferFlats: 'flats of the offer are not narrowed by it',
  NewsCard: newsCard,
  NewsItem: { ...newsCard, body: 'no text of the news', seo: searchResult },
  NewsData: { categories: 'the filter has no categories' },
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

/** Null: nothing is lost; undefined: there is no word on it. */
export function effectOf(entity: string, field: string): string | null | undefined {
  if (!Object.hasOwn(effects, entity)) return undefined;
  const own: string | Readonly<Record<string, string | null>> = effects[entity as keyof typeof effects];
  return typeof own === 'string' ? own : own[field];
}

/** What a visitor sees of an entity of which SPEC.md's fields came, and nothing else. */
export const bareEffects: Readonly<Partial<Record<keyof EffectsByEntity, string>>> = {
  HomeData: 'the home page has general texts, and the news and complexes of the lists',
  AboutData: 'the about page has general texts alone',
  ContactsData: 'no phone, no address, no sales center',
  ProjectCard: 'a card is a title: nothing to filter by, nothing on the map, no price',
  Project: 'the page of a complex has its title and its tabs',
  CalculatorProject: 'the calculator takes what the visitor types, without rules of the complex',
  OfferCard: 'a card is a title made of the alias',
  Offer: 'the page of an offer has its title alone',
  NewsCard: 'a card is a title made of the alias; nothing is in the feed',
  NewsItem: 'the page of a news item has its title alone',
};

/** Pages of one entity have what its card has. */
export const cardOf: Readonly<Partial<Record<string, string>>> = {
  Project: 'ProjectCard',
  Offer: 'OfferCard',
  NewsItem: 'NewsCard',
};
