import { useCallback, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import type { Day } from '#contract/common.ts';
import { projectApi, selectProjects } from '#entities/project';
import { selectCachedCopyDay, useConnectionSelector } from '#features/connection';
import {
  aliasesOf,
  type Favourite,
  flatKey,
  type FlatRef,
  type StoredFacts,
  type StoredNames,
  useFavourites,
} from '#features/favourites';
import {
  isNotFound,
  isSettled,
  type QueryEntry,
  type QueryResult,
  useApiDispatch,
  useApiSelector,
  useQueryResult,
} from '#shared/api';
import type { Language } from '#shared/config';
import { useRecovery } from '#shared/lazy';
import type { Flat, Image, ProjectCard, Readiness } from '#shared/responses';
import { useLanguage } from '#shared/routing';
import { aliasesIn, aliasesKey, useProjectEntries } from './projectResults.ts';

/**
 * The flats of a project: `here` (`asOf`: the day of a cached copy, null for a current result), `lost` (not available
 * now), or of an unknown project.
 */
type PlanningsResult =
  | { readonly state: 'pending' }
  | { readonly state: 'here'; readonly flats: readonly Flat[]; readonly asOf: Day | null }
  | { readonly state: 'lost'; readonly error: unknown; readonly retrying: boolean }
  | { readonly state: 'unknown' };

function planningsResult({ status, data, error }: QueryEntry<readonly Flat[]>, asOf: Day | null): PlanningsResult {
  // RTK Query returns the earlier data of a failed refetch: do not show old prices as current.
  if (error !== undefined) {
    return isNotFound(error) ? { state: 'unknown' } : { state: 'lost', error, retrying: !isSettled({ status }) };
  }
  return data === undefined ? { state: 'pending' } : { state: 'here', flats: data, asOf };
}

/** fresh: the backend lists it now; gone: it does not list it; unsure: no response yet, or only a cached copy. */
type Standing = 'fresh' | 'gone' | 'unsure';

/** A flat of the list: the backend's data, or the stored facts without it. */
export interface ListedFlat extends FlatRef {
  readonly key: string;
  readonly standing: Standing;
  /** False: the backend has no such project. */
  readonly hasProject: boolean;
  /** The backend's data, or its cached copy of `asOf`. */
  readonly flat: Flat | null;
  /** What was stored. */
  readonly favourite: Favourite | null;
  /** Null when nothing is known: a shared flat that is loading or gone. */
  readonly facts: StoredFacts | null;
  /** The day of which they are; null when they are those of now. */
  readonly asOf: Day | null;
  readonly names: StoredNames | null;
  readonly plan: Image | null;
  readonly readiness: Readiness | null;
}

interface Sources {
  readonly result: PlanningsResult | undefined;
  readonly card: ProjectCard | undefined;
  readonly favourite: Favourite | undefined;
  readonly language: Language;
}

type Confirmation = Pick<ListedFlat, 'standing' | 'flat' | 'asOf'>;

/** The backend's data of a flat. A cached copy has lower precedence than facts stored later. */
function confirmationOf(
  id: string,
  result: PlanningsResult | undefined,
  favourite: Favourite | undefined,
): Confirmation {
  const unconfirmed: Confirmation = { standing: 'unsure', flat: null, asOf: favourite?.seenOn ?? null };
  if (result?.state === 'unknown') return { standing: 'gone', flat: null, asOf: null };
  if (result?.state !== 'here') return unconfirmed;
  const flat = result.flats.find((each) => each.id === id) ?? null;
  if (result.asOf === null) return { standing: flat === null ? 'gone' : 'fresh', flat, asOf: null };
  if (favourite !== undefined && (flat === null || favourite.seenOn > result.asOf)) return unconfirmed;
  return flat === null ? { standing: 'gone', flat, asOf: null } : { standing: 'unsure', flat, asOf: result.asOf };
}

/** Without its renditions wherever there may be no network: only the drawing itself of a saved flat is stored offline. */
function planOf({ flat, asOf }: Confirmation, favourite: Favourite | undefined): Image | null {
  const plan = flat === null ? favourite?.plan : flat.plan;
  if (!plan) return null;
  return flat?.plan && (asOf === null || favourite === undefined)
    ? flat.plan
    : { placeholder: null, ...plan, variants: [] };
}

/** A name in another language is shown only while the right one is not available. */
function storedNames(favourite: Favourite | undefined, language: Language, lost: boolean): StoredNames | null {
  const { names = {} } = favourite ?? {};
  return names[language] ?? (lost ? Object.values(names)[0] : undefined) ?? null;
}

function listedFlatOf({ alias, id }: FlatRef, { result, card, favourite, language }: Sources): ListedFlat {
  const confirmation = confirmationOf(id, result, favourite);
  const { standing, flat } = confirmation;
  const lost = standing === 'gone' || result?.state === 'lost' || (result?.state === 'here' && result.asOf !== null);
  return {
    alias,
    id,
    key: flatKey({ alias, id }),
    ...confirmation,
    hasProject: result?.state !== 'unknown',
    favourite: favourite ?? null,
    facts: flat ?? favourite?.facts ?? null,
    names:
      flat !== null && card !== undefined
        ? { project: card.title, building: flat.building?.name ?? null }
        : storedNames(favourite, language, lost),
    plan: planOf(confirmation, favourite),
    readiness: card?.readiness ?? null,
  };
}

/** Whether it can still be bought, as far as anybody knows. */
export function isOnOffer({ standing, facts }: ListedFlat): boolean {
  return standing !== 'gone' && facts !== null && facts.status !== 'sold';
}

const { getPlannings } = projectApi.endpoints;

interface Plannings {
  readonly results: ReadonlyMap<string, PlanningsResult>;
  /** Of all projects: an error while one is missing. Retries automatically. */
  readonly all: QueryResult<ReadonlyMap<string, PlanningsResult>>;
}

/** The flats of several projects, by alias; `key` names the projects. */
function usePlanningsByProject(key: string): Plannings {
  const dispatch = useApiDispatch();
  const language = useLanguage();
  const entries = useProjectEntries(getPlannings, key);
  const days = useConnectionSelector(
    (state) => [...entries.values()].map(({ data }) => (data === undefined ? null : selectCachedCopyDay(state, data))),
    shallowEqual,
  );
  const results = useMemo(
    () => new Map([...entries].map(([alias, entry], index) => [alias, planningsResult(entry, days[index] ?? null)])),
    [entries, days],
  );
  // Stable while results come and go: the wait of `useRecovery` would begin anew.
  const refetch = useCallback(() => {
    dispatch((send, getState) => {
      for (const alias of aliasesIn(key)) {
        const { error } = getPlannings.select({ alias, language })(getState());
        if (error === undefined || isNotFound(error)) continue;
        void send(getPlannings.initiate({ alias, language }, { subscribe: false, forceRefetch: true }));
      }
    });
  }, [dispatch, key, language]);

  const every = [...results.values()];
  const lost = every.filter((result) => result.state === 'lost');
  const all = {
    data: lost.length === 0 ? results : undefined,
    error: lost[0]?.error,
    isFetching: lost.some(({ retrying }) => retrying) || every.some(({ state }) => state === 'pending'),
    refetch,
  };
  useRecovery(all);
  return { results, all };
}

interface ListedFlats {
  readonly listedFlats: readonly ListedFlat[];
  /** For all projects of the list. */
  readonly result: QueryResult<unknown>;
}

/** Fetches the flats of a list, and joins the results with what was stored. */
export function useListedFlats(flats: readonly FlatRef[]): ListedFlats {
  const language = useLanguage();
  useQueryResult(projectApi.endpoints.getProjects, flats.length === 0 ? null : { language });
  const projects = useApiSelector((state) => selectProjects(state, language));
  const favourites = useFavourites();
  const { results, all } = usePlanningsByProject(aliasesKey(aliasesOf(flats)));

  const listedFlats = useMemo(() => {
    const saved = new Map(favourites.map((favourite) => [flatKey(favourite), favourite]));
    const cardOf = new Map(projects.map((card) => [card.alias, card]));
    return flats.map((ref) =>
      listedFlatOf(ref, {
        result: results.get(ref.alias),
        card: cardOf.get(ref.alias),
        favourite: saved.get(flatKey(ref)),
        language,
      }),
    );
  }, [flats, results, projects, favourites, language]);

  return { listedFlats, result: all };
}
