import { createSelector } from '@reduxjs/toolkit';
import type { Day } from '#contract/common.ts';
import { projectApi } from '#entities/project';
import { selectCopyDay, type StateWithConnection } from '#features/connection';
import { type Favourite, flatKey, type FlatRef, type StoredFacts, type StoredNames } from '#features/favourites';
import type { Flat, Image, ProjectCard, Readiness } from '#shared/responses';
import { hasEnded, isNotFound } from '#shared/api';
import type { Language } from '#shared/config';

/**
 * The flats of a project: asked for, here (`asOf`: the day of a kept copy, null when they are those of now), not to be had
 * now (lost), or of a project that there is not (unknown).
 */
export type PlanningsResult =
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
export const selectPlanningsByAlias = createSelector(
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

export function listedFlatOf({ alias, id }: FlatRef, { answer, card, favourite, language }: Sources): ListedFlat {
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
