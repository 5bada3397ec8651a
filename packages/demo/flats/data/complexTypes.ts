import type { Side } from '../geometry/shapes.ts';
import type { Wish } from '../plan/fitArea.ts';
import type { TypeName } from './types.ts';

export interface ComplexSection {
  /** First and last floor with the usual flats; each is in the list. */
  floors: readonly [first: number, last: number];
  /** Flats of a floor in the order of their numbers: layout and the side of the world that the plan's upper facade faces. */
  stack: string;
  /** Other flats on the last storey, above `floors`. */
  top?: string;
}

export interface Complex {
  alias: string;
  layouts: Record<string, Wish & { type: TypeName }>;
  /** Sections of the houses, by the key of the house. */
  buildings: Record<string, readonly ComplexSection[]>;
  /** What the windows look onto, by the key of the house and the side of the world. */
  outlooks: Record<string, Partial<Record<Side, 'park' | 'courtyard' | 'street'>>>;
  /** Hryvnias. */
  pricePerM2: readonly [low: number, high: number];
  /** Parts of the flats; the rest is sold. */
  share: { free: number; reserved: number };
  /** Earlier price lists, as parts of the prices of today; missing: there is no history. */
  history?: {
    /** Days on which it changed; the last part is 1. */
    lists: readonly (readonly [day: string, part: number])[];
    /** Part of the sold flats that was sold since the first of these days. */
    sold: number;
  };
  /** Layouts with a price on request. */
  onRequest?: readonly string[];
}
