import type { Day } from '#contract/common.ts';
import type { Flat, Image } from '#shared/responses';
import type { Language } from '#shared/config';
import type { Favourite, StoredFacts, StoredPlan } from './favourite.ts';

/** A flat as the backend tells of it, in a language. */
export interface FlatSighting {
  readonly alias: string;
  readonly flat: Flat;
  /** The project's title. */
  readonly project: string;
  readonly language: Language;
  /** Or the day of the kept copy that tells it. */
  readonly today: Day;
}

function factsOf({ section, floor, number, rooms, orientation, status, price, ...flat }: Flat): StoredFacts {
  const { total_area, living_area, kitchen_area, price_per_m2 } = flat;
  return {
    section,
    floor,
    number,
    rooms,
    total_area,
    living_area,
    kitchen_area,
    orientation,
    status,
    price,
    price_per_m2,
  };
}

function planOf({ src, width, height, alt }: Image): StoredPlan {
  return { src, width, height, alt };
}

function seen({ flat, project, language, today }: FlatSighting) {
  return {
    seenOn: today,
    facts: factsOf(flat),
    plan: flat.plan === null ? null : planOf(flat.plan),
    names: { [language]: { project, building: flat.building?.name ?? null } },
  };
}

export function toFavourite(sighting: FlatSighting): Favourite {
  const { alias, flat, today } = sighting;
  return { alias, id: flat.id, savedOn: today, savedPrice: flat.price, ...seen(sighting) };
}

/** The favourite as of today: the same object when nothing is new. */
export function seenAgain(favourite: Favourite, sighting: FlatSighting): Favourite {
  const now = seen(sighting);
  const next = { ...favourite, ...now, names: { ...favourite.names, ...now.names } };
  return JSON.stringify(next) === JSON.stringify(favourite) ? favourite : next;
}
