import type { Day } from '#contract/common.ts';
import { flatKey, type Favourite, type StoredFacts, type StoredNames, type FlatRef } from '#features/favourites';
import type { Flat, Image, ProjectCard, Readiness } from '#shared/answers';
import type { Language } from '#shared/config';
import type { PlanningsResult } from './planningsSelectors.ts';

/** fresh: the backend says so; gone: it says that there is no such flat; unsure: it has not said anything yet, or cannot, or a kept copy says it. */
export type Standing = 'fresh' | 'gone' | 'unsure';

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
