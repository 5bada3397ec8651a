import { createEntityAdapter, type EntityState } from '@reduxjs/toolkit';
import { asAlias, maxIdLength } from '#domain/alias.ts';
import type { Project, ProjectCard, ProjectsData, Term } from '#shared/responses';
import type { ByAlias } from '#shared/api';
import type { Language } from '#shared/config';
import { pathTo, withQuery } from '#shared/routing';

/** Only searches among projects read them, in the list. */
const ofSearch = ['free_flats', 'longest_instalment', 'safety'] as const satisfies readonly (keyof ProjectCard)[];

/** What pages of a project show of it before the rest is known. */
export type KnownProject = Omit<ProjectCard, (typeof ofSearch)[number]>;

/** The fields of a project that all its pages need: the part above the tabs, and the contacts. */
export type ProjectHead = KnownProject & Pick<Project, 'sales_center' | 'send_mail_to' | 'seo'>;

/** The list of projects, normalized by alias. */
export interface Projects {
  readonly items: EntityState<ProjectCard, string>;
  /** Unique, in the order in which the backend first names them. */
  readonly statuses: readonly Term[];
}

export const projectAdapter = createEntityAdapter<ProjectCard, string>({ selectId: ({ alias }) => alias });

function uniqueTerms(terms: readonly Term[]): readonly Term[] {
  return [...new Map(terms.toReversed().map((term) => [term.key, term])).values()].toReversed();
}

export function toProjects({ projects, statuses }: ProjectsData): Projects {
  return {
    items: projectAdapter.setAll(projectAdapter.getInitialState(), projects),
    statuses: uniqueTerms(statuses),
  };
}

/** Fields of single tabs. */
const ofTabs = [
  'locality',
  'postal_code',
  'price_to',
  'flats_priced',
  'description',
  'gallery',
  'advantages',
  'characteristics',
  'infrastructure',
  'instalment_terms',
  'master_plan',
  'buildings',
  'model',
  'aerial',
  'offers',
] as const satisfies readonly Exclude<keyof Project, keyof ProjectHead>[];

/** The fields of each tab beside the head. */
const tabFields = {
  projectAbout: ['description', 'gallery', 'advantages', 'characteristics', 'infrastructure', 'instalment_terms'],
  projectModel: ['model', 'buildings'],
  projectAerial: ['aerial', 'buildings'],
  projectOffers: ['offers'],
} as const satisfies Readonly<Record<string, readonly (typeof ofTabs)[number][]>>;

export type ProjectTab = keyof typeof tabFields;

/** As much of a project as a tab shows. */
export type ProjectOf<Tab extends ProjectTab> = ProjectHead & Pick<Project, (typeof tabFields)[Tab][number]>;

/** Whether it is more than the head, and enough for a tab. */
export function isEnough<Tab extends ProjectTab>(project: ProjectHead, tab: Tab): project is ProjectOf<Tab> {
  return tabFields[tab].every((field) => field in project);
}

/** The head with the fields of these tabs. */
export function headOf(project: Project, tabs: readonly ProjectTab[] = []): ProjectHead {
  const shown: readonly string[] = tabs.flatMap((tab) => tabFields[tab]);
  const left: readonly string[] = [...ofSearch, ...ofTabs.filter((field) => !shown.includes(field))];
  return Object.fromEntries(Object.entries(project).filter(([key]) => !left.includes(key))) as ProjectHead;
}

export interface PlanArgs extends ByAlias {
  /** Names the part of the result that the server has sent with a page, see `src/app/rendering/planParts.ts`; a request of it brings the whole. */
  readonly part?: string | undefined;
}

export interface CalculatorArgs extends PlanArgs {
  /** The id of the flat that the calculation begins with. */
  readonly flat?: string;
}

/** The part of the calculator that the page of a flat shows, where its address names no mortgage programme. */
export const calculatorPart = 'flat';

/** Booking a visit to the sales center of a project, about one of its flats or about none, without the language prefix. */
export function visitPath(alias: string, flat?: string): string {
  return withQuery(pathTo('appointmentDate'), { project: alias, flat });
}

/** The passport of a project, or of one of its buildings, without the language prefix. */
export function passportPath(alias: string, building: string | undefined): string {
  return withQuery(pathTo('projectPassport', { alias }), { building });
}

/** Arguments of the calculator query; `search` may name a flat, and an invalid id is ignored. */
export function calculatorArgs(alias: string, language: Language, search: URLSearchParams): CalculatorArgs {
  const flat = asAlias(search.get('flat'));
  return flat !== undefined && flat.length <= maxIdLength ? { alias, language, flat } : { alias, language };
}
