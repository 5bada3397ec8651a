import type { Reader } from './read.ts';
import { calculatorProject } from './calculator.ts';
import { withAlias } from './common.ts';
import { aboutData, contactsData, homeData } from './company.ts';
import { plannings, flatSearchData, sitePlan, reservation } from './flat.ts';
import { eligibility } from './mortgage.ts';
import { flatHistory, projectHistory } from './history.ts';
import { newsData, newsItem, projectNewsData } from './news.ts';
import { offer, offersData } from './offer.ts';
import { passport, project, projectsData, documents, progress } from './project.ts';
import { centersData, slotsData } from './visit.ts';

/** The reader of each response, see `read.ts`. */
const readers = {
  aboutData,
  calculatorProject,
  centersData,
  contactsData,
  documents,
  eligibility,
  flatHistory,
  flatSearchData,
  homeData,
  newsData,
  newsItem,
  offer,
  offersData,
  passport,
  plannings,
  progress,
  project,
  projectHistory,
  projectNewsData,
  projectsData,
  reservation,
  sitePlan,
  slotsData,
};

export type ReaderName = keyof typeof readers;

/** Undefined: the response breaks the contract. `alias`: of a response that was requested by alias. */
export function readResult(name: ReaderName, data: unknown, path: string, alias: string | undefined): unknown {
  const read: Reader<unknown> = readers[name];
  return (alias === undefined ? read : withAlias(read, alias))(data, path);
}
