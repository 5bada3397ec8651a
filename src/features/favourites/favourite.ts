import type { Day, Money } from '#contract/common.ts';
import type { Flat, Image } from '#shared/responses';
import type { Language } from '#shared/config';

/** How the contract knows a flat: its id is unique in its project alone. */
export interface FlatRef {
  /** Of the project. */
  readonly alias: string;
  readonly id: string;
}

/** Facts of a flat that list and comparison show. */
export type StoredFacts = Pick<
  Flat,
  | 'section'
  | 'floor'
  | 'number'
  | 'rooms'
  | 'total_area'
  | 'living_area'
  | 'kitchen_area'
  | 'orientation'
  | 'status'
  | 'price'
  | 'price_per_m2'
>;

export interface StoredNames {
  readonly project: string;
  /** Null when the backend has not said it. */
  readonly building: string | null;
}

/** The drawing without its renditions: what is left of it when there is no network. */
export type StoredPlan = Pick<Image, 'src' | 'width' | 'height' | 'alt'>;

/** A saved flat with its last known facts, which are shown when the backend cannot be reached. */
export interface Favourite extends FlatRef {
  readonly savedOn: Day;
  /** The price on that day; null: on request. */
  readonly savedPrice: Money | null;
  /** The day on which the backend said the rest. */
  readonly seenOn: Day;
  readonly facts: StoredFacts;
  readonly plan: StoredPlan | null;
  /** In the languages in which the visitor has seen it. */
  readonly names: Readonly<Partial<Record<Language, StoredNames>>>;
}

/** A longer list is no choice any more, and the browser keeps it in one piece. */
export const maxFavourites = 50;

/** In one word: aliases and ids have no colon. */
export function flatKey({ alias, id }: FlatRef): string {
  return `${alias}:${id}`;
}

/** Undefined for an invalid value: storage, other tabs and addresses may hold anything. */
export type Parse<Value> = (value: unknown) => Value | undefined;

/** An alias or an id, as any backend may have them. */
export const parseName: Parse<string> = (value) =>
  typeof value === 'string' && /^[^\s/?#\\]+$/.test(value) ? value : undefined;
