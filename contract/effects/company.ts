import type * as Company from '../company.ts';
import { addressEffects, type Effects, type ItemOf, searchResult } from './shared.ts';

interface CompanyEffects {
  readonly HomeData: Effects<Company.HomeData>;
  readonly 'HomeData.hero': Effects<NonNullable<Company.HomeData['hero']>>;
  readonly AboutData: Effects<Company.AboutData>;
  readonly 'AboutData.history': Effects<ItemOf<Company.AboutData['history']>>;
  readonly 'AboutData.values': Effects<ItemOf<Company.AboutData['values']>>;
  readonly ContactsData: Effects<Company.ContactsData>;
  readonly 'ContactsData.legal': Effects<NonNullable<Company.ContactsData['legal']>>;
  readonly SalesCenter: Effects<Company.SalesCenter>;
  readonly 'SalesCenter.closures': Effects<ItemOf<Company.SalesCenter['closures']>>;
}

export const companyEffects: CompanyEffects = {
  HomeData: {
    hero: 'no heading and picture of its own at the top of the home page',
    figures: 'no figures of the company on the home page',
    projects: 'no developments on the home page',
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
    finished: 'no finished developments on the about page',
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
    ...addressEffects,
    address: 'no legal address',
    code: 'no registration code',
  },
  SalesCenter: {
    ...addressEffects,
    address: 'no address of the center',
    note: 'no note on how to find the center',
    position: 'the center is not on the map',
    phone: 'no phone of the center',
    image: 'no picture of the center',
    schedule: 'no opening hours of the center',
    closures: 'no days on which the center is closed',
  },
  'SalesCenter.closures': { reason: 'no reason why the center is closed' },
};
