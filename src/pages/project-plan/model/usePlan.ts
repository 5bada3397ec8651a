import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import {
  buildingsOf,
  flatPath,
  type LevelParams,
  levelPath,
  type PlanPlace,
  placeAt,
  type PlanBuilding,
  type PlanLevel,
  readLevel,
  type Tallies,
} from '#entities/flat';
import { selectPlannings, selectSitePlan } from '#entities/project';
import { filterKey, flatFilter } from '#features/flat-filter';
import type { Flat, SitePlan } from '#shared/answers';
import type { ApiState } from '#shared/api';
import { useLanguage } from '#shared/routing';
import { useToday } from '#shared/time';
import { keyBelow, type PlanQuestion, selectIsMatch, selectTallies } from './planSelectors.ts';

/** The ways to look at the flats of a level. */
const planViews = ['plan', 'board', 'list', 'table'] as const;
type PlanView = (typeof planViews)[number];

/** Where it is not known of any flat where it lies, there is no plan and no board. */
function viewsOf(buildings: readonly PlanBuilding[]): readonly PlanView[] {
  return buildings.length > 0 ? planViews : ['list', 'table'];
}

const parameter = 'view';

function readView(search: URLSearchParams, views: readonly PlanView[]): PlanView {
  return views.find((view) => view === search.get(parameter)) ?? views[0] ?? 'plan';
}

/** The plan is not named: it is what an address shows by itself. */
function withView(search: URLSearchParams, view: PlanView): URLSearchParams {
  const next = new URLSearchParams(search);
  if (view === 'plan') next.delete(parameter);
  else next.set(parameter, view);
  return next;
}

/** All that the views of a level have in common. */
export interface Plan {
  readonly alias: string;
  readonly level: PlanLevel;
  /** What stands there. */
  readonly place: PlanPlace;
  readonly buildings: readonly PlanBuilding[];
  /** Null where the backend has none: there are lists. */
  readonly sitePlan: SitePlan | null;
  readonly tallies: Tallies;
  readonly isWanted: (flat: Flat) => boolean;
  readonly question: PlanQuestion;
  readonly view: PlanView;
  /** Which there are. */
  readonly views: readonly PlanView[];
  /** Where another level is shown, with the same filter in the same view; without the language prefix. */
  readonly to: (level: PlanLevel) => string;
  readonly toFlat: (flat: Flat) => string;
  readonly toView: (view: PlanView) => string;
}

function withSearch(path: string, search: string): string {
  return search === '' ? path : `${path}?${search}`;
}

/** Null while the flats are not there, and where the project has no such place. */
export function usePlan(alias: string, params: LevelParams): Plan | null {
  const language = useLanguage();
  const [search] = useSearchParams();
  const key = filterKey(flatFilter.parse(search));
  const { building, section, floor } = params;
  const today = useToday();
  const level = useMemo(() => readLevel({ building, section, floor }), [building, section, floor]);
  const question: PlanQuestion = { language, alias, params, key, today };
  const flats = useSelector((state: ApiState) => selectPlannings(state, language, alias));
  const sitePlan = useSelector((state: ApiState) => selectSitePlan(state, language, alias)) ?? null;
  const tallies = useSelector((state: ApiState) => selectTallies(state, question));
  const isWanted = useSelector((state: ApiState) => selectIsMatch(state, question));

  const buildings = buildingsOf(flats);
  const views = viewsOf(buildings);
  const view = readView(search, views);
  const place = level === null ? null : placeAt(buildings, level);
  if (level === null || place === null) return null;
  const below = keyBelow(key);
  const searchAt = (target: PlanLevel, shown: PlanView): string =>
    withView(new URLSearchParams(target.kind === 'site' ? key : below), shown).toString();
  return {
    alias,
    level,
    place,
    buildings,
    sitePlan,
    tallies,
    isWanted,
    question,
    view,
    views,
    to: (target) => withSearch(levelPath(alias, target), searchAt(target, view)),
    toFlat: ({ id }) => withSearch(flatPath(alias, id), searchAt({ kind: 'building', building: '' }, view)),
    toView: (shown) => withSearch(levelPath(alias, level), searchAt(level, shown)),
  };
}
