import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import {
  buildingsOf,
  flatPath,
  levelPath,
  placeAt,
  readLevel,
  type LevelParams,
  type Place,
  type PlanBuilding,
  type PlanLevel,
  type Tallies,
} from '#entities/flat';
import { selectPlannings, selectSitePlan } from '#entities/project';
import { useFlatFilter } from '#features/flat-filter';
import type { Flat, SitePlan } from '#shared/answers';
import type { ApiState } from '#shared/api';
import { useLanguage } from '#shared/routing';
import { useToday } from '#shared/time';
import { keyBelow, selectIsWanted, selectTallies, type PlanQuestion } from './planSelectors.ts';
import { readView, viewsOf, withView, type PlanView } from './planView.ts';

/** All that the views of a level have in common. */
export interface Plan {
  readonly alias: string;
  readonly level: PlanLevel;
  /** What stands there. */
  readonly place: Place;
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
  const { key } = useFlatFilter();
  const { building, section, floor } = params;
  const today = useToday();
  const level = useMemo(() => readLevel({ building, section, floor }), [building, section, floor]);
  const question: PlanQuestion = { language, alias, params, key, today };
  const flats = useSelector((state: ApiState) => selectPlannings(state, language, alias));
  const sitePlan = useSelector((state: ApiState) => selectSitePlan(state, language, alias)) ?? null;
  const tallies = useSelector((state: ApiState) => selectTallies(state, question));
  const isWanted = useSelector((state: ApiState) => selectIsWanted(state, question));

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
