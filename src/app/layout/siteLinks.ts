import { pathTo } from '#shared/routing';

/** Keys of `navigation` in common.json with the pages that they name. */
export const mainLinks = [
  ['projects', pathTo('projects')],
  ['offers', pathTo('offers')],
  ['calculator', pathTo('instalmentCalculator')],
  ['news', pathTo('news')],
  ['about', pathTo('about')],
  ['contacts', pathTo('contacts')],
] as const;

export const buyerLinks = [
  ['projects', pathTo('projects')],
  ['offers', pathTo('offers')],
  ['calculator', pathTo('instalmentCalculator')],
  ['appointment', pathTo('appointmentDate')],
  ['favourites', pathTo('favourites')],
] as const;

export const companyLinks = [
  ['about', pathTo('about')],
  ['news', pathTo('news')],
  ['contacts', pathTo('contacts')],
] as const;
