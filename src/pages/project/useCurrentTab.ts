import { useLocation } from 'react-router';
import { pathTo, withoutLanguage } from '#shared/routing';

/** In the order in which they are shown. */
export const tabNames = [
  'projectAbout',
  'projectPlan',
  'projectBond',
  'projectProgress',
  'projectModel',
  'projectAerial',
  'projectNews',
  'projectOffers',
  'projectDocs',
] as const;

export type TabName = (typeof tabNames)[number];

/** The tab that the URL names; the about tab when it names none. */
export function useCurrentTab(alias: string): TabName {
  const { pathname } = useLocation();
  const path = withoutLanguage(pathname).replace(/\/+$/, '');
  return tabNames.find((name) => pathTo(name, { alias }) === path) ?? 'projectAbout';
}
