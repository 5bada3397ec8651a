export type {
  AboutData,
  CompanyFigure,
  ContactsData,
  HomeData,
  OpeningHours,
  SalesCenter,
  TakenHomeData,
} from './company.ts';
export type { CalculatorFlat, CalculatorProject, InstalmentRules, CostItem, PriceOffer } from './calculator.ts';
export type { MortgageProgramme, Eligibility, ProgrammeEligibility } from './mortgage.ts';
export type { Meta, Position, PreviewImage, PublishedSource, Seo, Term } from './common.ts';
export type {
  Flat,
  FlatDiscount,
  FlatStatus,
  StatedStatus,
  FlatOption,
  FlatPin,
  FlatSearchData,
  FlatStep,
  FoundFlat,
  Outline,
  PicturePoint,
  SitePlan,
} from './flat.ts';
export type { FlatHistory, ProjectHistory } from './history.ts';
export type { NewsCard, NewsData, NewsItem, ProjectNewsData } from './news.ts';
export type { Offer, OfferCard, OfferFlats, OffersData } from './offer.ts';
export type {
  Passport,
  PassportClaim,
  Aerial,
  AerialMarker,
  Characteristics,
  InstalmentTerms,
  Model3d,
  Panorama,
  InfrastructurePlace,
  Project,
  ProjectCard,
  ProjectsData,
  Readiness,
  ProgressMonth,
  ProgressStage,
  ProjectDocument,
} from './project.ts';
/** Also for data that this browser has stored. */
export {
  anyText,
  asObject,
  day,
  type Image,
  list,
  nullOr,
  number,
  object,
  oneOf,
  type Reader,
  text,
  whole,
} from './read.ts';
export type { Inline, RichTextBlock, RichTextBlocks } from './richText.ts';
export type { CentersData, SlotsData } from './visit.ts';
export type { ReaderName } from './readers.ts';

/** Loaded with the first response: hydrating a server-rendered page needs none. */
export const loadReaders = () => import(/* webpackChunkName: "readers" */ './readers.ts');
