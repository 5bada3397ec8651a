import { createSelector, type ThunkAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Day } from '#contract/common.ts';
import { projectApi, selectProjects } from '#entities/project';
import { selectCopyDay, type StateWithConnection } from '#features/connection';
import {
  aliasesOf,
  type Favourite,
  flatKey,
  type FlatRef,
  type StoredFacts,
  type StoredNames,
  useFavourites,
} from '#features/favourites';
import { type ApiState, hasEnded, isNotFound, type QueryResult, useQueryResult } from '#shared/api';
import type { Language } from '#shared/config';
import { useRecovery } from '#shared/lazy';
import type { Flat, Image, ProjectCard, Readiness } from '#shared/responses';
import { useLanguage } from '#shared/routing';

/**
 * The flats of a project: asked for, here (`asOf`: the day of a kept copy, null when they are those of now), not to be had
 * now (lost), or of a project that there is not (unknown).
 */
type PlanningsResult =
  | { readonly state: 'asked' }
  | { readonly state: 'here'; readonly flats: readonly Flat[]; readonly asOf: Day | null }
  | { readonly state: 'lost'; readonly error: unknown; readonly retrying: boolean }
  | { readonly state: 'unknown' };

/** Aliases have no comma: the list of them in one word, as an argument that can be compared. */
export function aliasesKey(aliases: readonly string[]): string {
  return aliases.join(',');
}
export function aliasesIn(key: string): readonly string[] {
  return key === '' ? [] : key.split(',');
}

function answerOf(state: StateWithConnection, alias: string, language: Language): PlanningsResult {
  const entry = projectApi.endpoints.getPlannings.select({ alias, language })(state);
  // Kept while it is being asked again, beside what was known before: prices of before are not shown as those of now.
  if (entry.error !== undefined) {
    return isNotFound(entry.error)
      ? { state: 'unknown' }
      : { state: 'lost', error: entry.error, retrying: !hasEnded(entry) };
  }
  if (entry.data === undefined) return { state: 'asked' };
  return { state: 'here', flats: entry.data, asOf: selectCopyDay(state, entry.data) };
}

/** What is known of the flats of several projects, by alias. */
const selectPlanningsByAlias = createSelector(
  [
    ({ api }: StateWithConnection) => api,
    ({ connection }: StateWithConnection) => connection,
    (_: StateWithConnection, language: Language) => language,
    (_: StateWithConnection, __: Language, key: string) => key,
  ],
  (api, connection, language, key): ReadonlyMap<string, PlanningsResult> =>
    new Map(aliasesIn(key).map((alias) => [alias, answerOf({ api, connection }, alias, language)])),
);

/** fresh: the backend says so; gone: it says that there is no such flat; unsure: it has not said anything yet, or cannot, or a kept copy says it. */
type Standing = 'fresh' | 'gone' | 'unsure';

/** A flat of the list: what the backend says of it, and what is remembered where it says nothing. */
export interface ListedFlat extends FlatRef {
  readonly key: string;
  readonly standing: Standing;
  /** What the backend says, or said on the day of `asOf`. */
  readonly flat: Flat | null;
  /** What is remembered. */
  readonly favourite: Favourite | null;
  /** Null when nothing is known at all: somebody else's flat that is gone, or still on its way. */
  readonly facts: StoredFacts | null;
  /** The day of which they are; null when they are those of now. */
  readonly asOf: Day | null;
  readonly names: StoredNames | null;
  readonly plan: Image | null;
  readonly readiness: Readiness | null;
}

interface Sources {
  readonly answer: PlanningsResult | undefined;
  readonly card: ProjectCard | undefined;
  readonly favourite: Favourite | undefined;
  readonly language: Language;
}

type Word = Pick<ListedFlat, 'standing' | 'flat' | 'asOf'>;

/** The backend's word on a flat. That of a kept copy is of its day, and counts less than what was remembered later. */
function wordOn(id: string, answer: PlanningsResult | undefined, favourite: Favourite | undefined): Word {
  const unheard: Word = { standing: 'unsure', flat: null, asOf: favourite?.seenOn ?? null };
  if (answer?.state === 'unknown') return { standing: 'gone', flat: null, asOf: null };
  if (answer?.state !== 'here') return unheard;
  const flat = answer.flats.find((each) => each.id === id) ?? null;
  if (answer.asOf === null) return { standing: flat === null ? 'gone' : 'fresh', flat, asOf: null };
  if (favourite !== undefined && (flat === null || favourite.seenOn > answer.asOf)) return unheard;
  return flat === null ? { standing: 'gone', flat, asOf: null } : { standing: 'unsure', flat, asOf: answer.asOf };
}

/** Without its renditions wherever there may be no network: of a saved flat the drawing itself is kept. */
function planOf({ flat, asOf }: Word, favourite: Favourite | undefined): Image | null {
  const plan = flat === null ? favourite?.plan : flat.plan;
  if (!plan) return null;
  return flat?.plan && (asOf === null || favourite === undefined)
    ? flat.plan
    : { placeholder: null, ...plan, variants: [] };
}

/** A name of a language that is not on the screen stands there only while nobody can be asked for the right one. */
function rememberedNames(favourite: Favourite | undefined, language: Language, lost: boolean): StoredNames | null {
  const { names = {} } = favourite ?? {};
  return names[language] ?? (lost ? Object.values(names)[0] : undefined) ?? null;
}

function listedFlatOf({ alias, id }: FlatRef, { answer, card, favourite, language }: Sources): ListedFlat {
  const word = wordOn(id, answer, favourite);
  const { standing, flat } = word;
  const lost = standing === 'gone' || answer?.state === 'lost' || (answer?.state === 'here' && answer.asOf !== null);
  return {
    alias,
    id,
    key: flatKey({ alias, id }),
    ...word,
    favourite: favourite ?? null,
    facts: flat ?? favourite?.facts ?? null,
    names:
      flat !== null && card !== undefined
        ? { project: card.title, building: flat.building?.name ?? null }
        : rememberedNames(favourite, language, lost),
    plan: planOf(word, favourite),
    readiness: card?.readiness ?? null,
  };
}

/** Whether it can still be bought, as far as anybody knows. */
export function isOnOffer({ standing, facts }: ListedFlat): boolean {
  return standing !== 'gone' && facts !== null && facts.status !== 'sold';
}

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
