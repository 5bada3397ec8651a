import type { FlatSearchData, FoundFlat } from '#contract/projects/flatSearch.ts';
import type { ProjectCard } from '#contract/projects/project.ts';
import {
  flatSearch,
  type FlatSearchFilter,
  type SearchItem,
  type SearchMortgage,
  type SearchProject,
} from '#domain/flats/flatSearch.ts';
import { flatSearchView, searchPageSize } from '#domain/flats/flatSearchView.ts';
import { paymentFound, searchItems } from '#domain/flats/searchItems.ts';
import type { Content, Project as ProjectContent } from '../content/assemble.ts';
import { flatsWithDiscounts, type WholeFlat } from './flats.ts';
import { eligibilityOf, longestInstalment, safetyOf } from './projects.ts';
import { mortgagesOf, term } from './terms.ts';

type Project = Pick<FoundFlat, 'district' | 'readiness'> &
  FoundFlat['project'] &
  Pick<ProjectCard, 'longest_instalment' | 'safety'> &
  Pick<ProjectContent, 'position'> &
  Pick<SearchProject, 'mortgages'>;
type Item = SearchItem<WholeFlat, Project>;

function searchMortgages(content: Content, project: ProjectContent): readonly SearchMortgage[] {
  const eligibility = eligibilityOf(content, project);
  return mortgagesOf(content, project).map((mortgage) => ({
    ...mortgage,
    rules: eligibility?.programmes.find(({ programme }) => programme === mortgage.key) ?? null,
  }));
}

interface DayItems {
  readonly day: string;
  readonly items: readonly Item[];
}

/** Every search of a day looks through the same list. */
const ofContent = new WeakMap<Content, DayItems>();

function itemsOf(content: Content, day: string): readonly Item[] {
  const known = ofContent.get(content);
  if (known?.day === day) return known.items;
  const items = searchItems(
    content.projects.map((project) => ({
      project: {
        alias: project.alias,
        title: project.title,
        district: term(content.dictionaries.districts, project.district),
        readiness: project.readiness,
        longest_instalment: longestInstalment(project),
        safety: safetyOf(project),
        position: project.position,
        mortgages: searchMortgages(content, project),
      },
      flats: flatsWithDiscounts(content, project, day),
    })),
    day,
  );
  ofContent.set(content, { day, items });
  return items;
}

/** What a card does not show stays away: the page of the flat has it. */
function foundFlat(item: Item, filter: FlatSearchFilter): FoundFlat {
  const { spaces: _, ...flat } = item.flat;
  const { alias, title, district, readiness } = item.project;
  const payment = paymentFound(item, filter);
  return {
    flat,
    project: { alias, title },
    district,
    readiness,
    top_floor: item.topFloor ?? undefined,
    ...(payment && { payment }),
  };
}

interface SearchRequest {
  readonly query: { readonly page: number } & Readonly<Record<string, number | readonly string[]>>;
  readonly today: string;
}

export function flatSearchPage(content: Content, { query: { page, ...values }, today }: SearchRequest): FlatSearchData {
  const search = new URLSearchParams(
    Object.entries(values).flatMap(([name, texts]) =>
      typeof texts === 'number' ? [] : texts.map((text) => [name, text]),
    ),
  );
  const filter = flatSearch.parse(search);
  const view = flatSearchView(itemsOf(content, today), filter, page);
  const { flats, nearest, total, pages, options, steps, pins, relaxations } = view;
  return {
    flats: flats.map((item) => foundFlat(item, filter)),
    meta: { current_page: page, last_page: pages, per_page: searchPageSize, total },
    options,
    steps,
    pins: pins.map(({ price_from: from, ...pin }) => (from === null ? pin : { ...pin, price_from: from })),
    relaxations,
    nearest: nearest.map((item) => foundFlat(item, filter)),
  };
}
