import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { projectApi, selectProjects } from '#entities/project';
import { aliasesOf, flatKey, useFavourites, type FlatRef } from '#features/favourites';
import { useAnswer, type Answer, type ApiState } from '#shared/api';
import { useLanguage } from '#shared/routing';
import { listedFlatOf, type ListedFlat } from './listedFlat.ts';
import { aliasesKey } from './planningsSelectors.ts';
import { usePlannings } from './usePlannings.ts';

interface ListedFlats {
  readonly listedFlats: readonly ListedFlat[];
  /** Of the backend, about all of them. */
  readonly answer: Answer<unknown>;
}

/** Asks the backend about the flats of a list, and joins its answers with what is remembered. */
export function useListedFlats(flats: readonly FlatRef[]): ListedFlats {
  const language = useLanguage();
  useAnswer(projectApi.endpoints.getProjects, flats.length === 0 ? null : { language });
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
