import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { projectApi, selectProjects } from '#entities/project';
import type { StateWithConnection } from '#features/connection';
import { aliasesOf, flatKey, type FlatRef, useFavourites } from '#features/favourites';
import { type ApiState, type QueryResult, useQueryResult } from '#shared/api';
import type { Language } from '#shared/config';
import { useRecovery } from '#shared/lazy';
import { useLanguage } from '#shared/routing';
import {
  aliasesIn,
  aliasesKey,
  type ListedFlat,
  listedFlatOf,
  type PlanningsResult,
  selectPlanningsByAlias,
} from './listedFlat.ts';

const { initiate } = projectApi.endpoints.getPlannings;

type Thunk<Result> = ThunkAction<Result, StateWithConnection, unknown, UnknownAction>;

/** Holds the answers, and asks for those that nobody has asked for; a failure that the route has just met stays. Returns how to let go. */
function hold(key: string, language: Language): Thunk<() => void> {
  return (dispatch, getState) => {
    const answers = selectPlanningsByAlias(getState(), language, key);
    const held = aliasesIn(key)
      .filter((alias) => answers.get(alias)?.state === 'asked' || answers.get(alias)?.state === 'here')
      .map((alias) => dispatch(initiate({ alias, language })));
    return () => {
      for (const { unsubscribe } of held) unsubscribe();
    };
  };
}

function askAgain(key: string, language: Language): Thunk<void> {
  return (dispatch, getState) => {
    for (const [alias, { state }] of selectPlanningsByAlias(getState(), language, key)) {
      if (state === 'lost') void dispatch(initiate({ alias, language }, { subscribe: false, forceRefetch: true }));
    }
  };
}

interface Plannings {
  readonly answers: ReadonlyMap<string, PlanningsResult>;
  /** Of all of them: an error as long as one did not come. It asks again by itself. */
  readonly all: QueryResult<ReadonlyMap<string, PlanningsResult>>;
}

/** The flats of several projects, by alias; `key` names the projects. */
function usePlannings(key: string): Plannings {
  const dispatch = useDispatch<ThunkDispatch<StateWithConnection, unknown, UnknownAction>>();
  const language = useLanguage();
  const answers = useSelector((state: StateWithConnection) => selectPlanningsByAlias(state, language, key));
  useEffect(() => dispatch(hold(key, language)), [dispatch, key, language]);
  const refetch = useCallback(() => dispatch(askAgain(key, language)), [dispatch, key, language]);

  const every = [...answers.values()];
  const lost = every.filter((answer) => answer.state === 'lost');
  const all = {
    data: lost.length === 0 ? answers : undefined,
    error: lost[0]?.error,
    isFetching: lost.some(({ retrying }) => retrying) || every.some(({ state }) => state === 'asked'),
    refetch,
  };
  useRecovery(all);
  return { answers, all };
}

interface ListedFlats {
  readonly listedFlats: readonly ListedFlat[];
  /** Of the backend, about all of them. */
  readonly answer: QueryResult<unknown>;
}

/** Asks the backend about the flats of a list, and joins its answers with what is remembered. */
export function useListedFlats(flats: readonly FlatRef[]): ListedFlats {
  const language = useLanguage();
  useQueryResult(projectApi.endpoints.getProjects, flats.length === 0 ? null : { language });
  const projects = useSelector((state: ApiState) => selectProjects(state, language));
  const favourites = useFavourites();
  const { answers, all } = usePlannings(aliasesKey(aliasesOf(flats)));

  const listedFlats = useMemo(() => {
    const remembered = new Map(favourites.map((favourite) => [flatKey(favourite), favourite]));
    const cardOf = new Map(projects.map((card) => [card.alias, card]));
    return flats.map((ref) =>
      listedFlatOf(ref, {
        answer: answers.get(ref.alias),
        card: cardOf.get(ref.alias),
        favourite: remembered.get(flatKey(ref)),
        language,
      }),
    );
  }, [flats, answers, projects, favourites, language]);

  return { listedFlats, answer: all };
}
