export type {
  AboutData,
  CompanyFigure,
  ContactsData,
  HomeData,
  OpeningHours,
  SalesCenter,
  TakenHomeData,
} from './company.ts';
export type { CalculatorFlat, CalculatorProject, InstalmentRules } from './calculator.ts';
export type { CostItem, PriceOffer, PurchaseCosts } from './purchaseCost.ts';
export type { MortgageProgramme, MortgageRules } from './mortgage.ts';
export type { Eligibility, ProgrammeEligibility, RuleSource } from './eligibility.ts';
export type { Meta, Position, PreviewImage, Seo, Term } from './common.ts';
export type { Flat, FlatDiscount, FlatStatus } from './flat.ts';
export type { FlatOption, FlatPin, FlatSearchData, FlatStep, FoundFlat } from './flatSearch.ts';
export type { FlatHistory, ProjectHistory } from './history.ts';
export type { NewsCard, NewsData, NewsItem, ProjectNewsData } from './news.ts';
export type { Offer, OfferCard, OfferFlats, OffersData } from './offer.ts';
export type { Passport, PassportClaim } from './passport.ts';
export type { ProgressMonth, ProgressStage, ProjectDocument } from './progress.ts';
export type {
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
} from './project.ts';
export type { Image, Read } from './read.ts';
export type { Inline, RichTextBlock, RichTextBlocks } from './richText.ts';
export type { Outline, PicturePoint, SitePlan } from './sitePlan.ts';
export type { CentersData, SlotsData } from './visit.ts';
export type { ReaderName } from './readers.ts';

/** They come with the first response: hydrating a server-rendered page needs none. */
export const loadReaders = () => import(/* webpackChunkName: "readers" */ './readers.ts');
