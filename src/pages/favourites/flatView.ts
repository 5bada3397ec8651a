import type { Day } from '#contract/common.ts';
import type { Image } from '#contract/image.ts';
import type { Flat } from '#contract/planning.ts';
import type { ProjectCard, Readiness } from '#contract/project.ts';
import { flatKey, type Favourite, type FlatFacts, type FlatNames, type FlatRef } from '#features/favourites';
import type { Language } from '#shared/config';
import type { PlanningsAnswer } from './planningsSelectors.ts';

/** fresh: the backend says so; gone: it says that there is no such flat; unsure: it has not said anything yet, or cannot. */
export type Standing = 'fresh' | 'gone' | 'unsure';

/** A flat of the list: what the backend says of it, and what is remembered where it says nothing. */
export interface FlatView extends FlatRef {
  readonly key: string;
  readonly standing: Standing;
  /** What the backend says. */
  readonly flat: Flat | null;
  /** What is remembered. */
  readonly favourite: Favourite | null;
  /** Null when nothing is known at all: somebody else's flat that is gone, or still on its way. */
  readonly facts: FlatFacts | null;
  /** The day of which they are; null when they are those of now. */
  readonly asOf: Day | null;
  readonly names: FlatNames | null;
  readonly plan: Image | null;
  readonly readiness: Readiness | null;
}

interface Sources {
  readonly answer: PlanningsAnswer | undefined;
  readonly card: ProjectCard | undefined;
  readonly favourite: Favourite | undefined;
  readonly language: Language;
}

function standingOf(answer: PlanningsAnswer | undefined, flat: Flat | undefined): Standing {
  if (answer?.state !== 'here') return answer?.state === 'unknown' ? 'gone' : 'unsure';
  return flat === undefined ? 'gone' : 'fresh';
}

/** A name of a language that is not on the screen stands there only while nobody can be asked for the right one. */
function rememberedNames(favourite: Favourite | undefined, language: Language, lost: boolean): FlatNames | null {
  const { names = {} } = favourite ?? {};
  return names[language] ?? (lost ? Object.values(names)[0] : undefined) ?? null;
}

export function flatViewOf({ alias, id }: FlatRef, { answer, card, favourite, language }: Sources): FlatView {
  const flat = answer?.state === 'here' ? answer.flats.find((each) => each.id === id) : undefined;
  const standing = standingOf(answer, flat);
  const lost = standing === 'gone' || answer?.state === 'lost';
  const keptPlan = favourite?.plan ?? null;
  return {
    alias,
    id,
    key: flatKey({ alias, id }),
    standing,
    flat: flat ?? null,
    favourite: favourite ?? null,
    facts: flat ?? favourite?.facts ?? null,
    asOf: standing === 'unsure' ? (favourite?.seenOn ?? null) : null,
    names:
      flat !== undefined && card !== undefined
        ? { project: card.title, building: flat.building.name }
        : rememberedNames(favourite, language, lost),
    plan: flat === undefined ? keptPlan && { ...keptPlan, variants: [] } : flat.plan,
    readiness: card?.readiness ?? null,
  };
}

/** Whether it can still be bought, as far as anybody knows. */
export function isOnOffer({ standing, facts }: FlatView): boolean {
  return standing !== 'gone' && facts !== null && facts.status !== 'sold';
}
