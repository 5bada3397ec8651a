import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { projectApi, selectProjects, useGetProjectsQuery } from '#entities/project';
import { aliasesOf, flatKey, useFavourites, type FlatRef } from '#features/favourites';
import type { ApiState } from '#shared/api';
import { useLanguage } from '#shared/routing';
import { flatViewOf, type FlatView } from './flatView.ts';
import { aliasesIn, aliasesKey, selectPlanningsByAlias } from './planningsSelectors.ts';

/** Seconds; older prices are asked for again. */
const freshFor = 300;

interface FlatViews {
  readonly views: readonly FlatView[];
  /** Whether the backend could not be asked about some of them. */
  readonly lost: boolean;
  /** Whether it is being asked about those again. */
  readonly retrying: boolean;
  /** Whether some first answers are still on their way. */
  readonly asking: boolean;
  readonly retry: () => void;
}

/** Asks the backend about the flats of a list, and joins its answers with what is remembered. */
export function useFlatViews(flats: readonly FlatRef[]): FlatViews {
  const dispatch = useDispatch<ThunkDispatch<ApiState, unknown, UnknownAction>>();
  const language = useLanguage();
  const key = aliasesKey(aliasesOf(flats));
  const cards = useGetProjectsQuery({ language });
  const projects = useSelector((state: ApiState) => selectProjects(state, language));
  const favourites = useFavourites();
  const answers = useSelector((state: ApiState) => selectPlanningsByAlias(state, language, key));
  const { initiate } = projectApi.endpoints.getPlannings;

  useEffect(() => {
    const asked = aliasesIn(key).map((alias) => dispatch(initiate({ alias, language }, { forceRefetch: freshFor })));
    return () => {
      for (const { unsubscribe } of asked) unsubscribe();
    };
  }, [dispatch, initiate, key, language]);

  const views = useMemo(() => {
    const remembered = new Map(favourites.map((favourite) => [flatKey(favourite), favourite]));
    const cardOf = new Map(projects.map((card) => [card.alias, card]));
    return flats.map((ref) =>
      flatViewOf(ref, {
        answer: answers.get(ref.alias),
        card: cardOf.get(ref.alias),
        favourite: remembered.get(flatKey(ref)),
        language,
      }),
    );
  }, [flats, answers, projects, favourites, language]);

  const all = [...answers.values()];
  return {
    views,
    lost: all.some(({ state }) => state === 'lost'),
    retrying: all.some((answer) => answer.state === 'lost' && answer.retrying),
    asking: all.some(({ state }) => state === 'asked'),
    retry: () => {
      if (cards.isError) void cards.refetch();
      for (const [alias, { state }] of answers) {
        if (state === 'lost') void dispatch(initiate({ alias, language }, { subscribe: false, forceRefetch: true }));
      }
    },
  };
}
