import type { House } from './building/house.ts';
import type { CraneAt } from './building/frame.ts';
import type { Species } from './outdoors/trees.ts';
import type { V2 } from './mesh/vector.ts';

export interface Area {
  x: number;
  y: number;
  width: number;
  depth: number;
}

export interface Grove extends Area {
  species: Species;
  count: number;
  /** Metres. */
  height: number;
}

/** Trees planted in a line. */
export interface Row {
  from: V2;
  to: V2;
  count: number;
  species: Species;
  height: number;
}

/** 0 south, 1 east, 2 north, 3 west. */
export type SiteSide = 0 | 1 | 2 | 3;

/** A complex as data: what stands where, metres; the street runs along the south side (y < 0). */
export interface Site {
  alias: string;
  houses: readonly House[];
  /** The middle of the street, and how wide it is. */
  road: { y: number; width: number };
  paved: readonly Area[];
  /** Gardens on the ground or on a podium: lawn cut out of paving. */
  beds: readonly Area[];
  paths: readonly { width: number; line: readonly V2[] }[];
  parking: readonly Area[];
  groves: readonly Grove[];
  rows: readonly Row[];
  playground: V2;
  benches: readonly V2[];
  /** Where a row of bicycles begins, which goes north, and how many there are. */
  bicycles?: { at: V2; count: number };
  crane?: CraneAt;
  chimney?: V2;
  pond?: Area;
  /** Hills with woods behind: where their middle lies. */
  wood?: boolean;
  /** The radius around the first house without houses of the surroundings, metres. */
  clearing?: number;
  /** The side of the first house that faces the camera: nothing stands in front of it. */
  shown?: SiteSide;
  /** What stands around: high blocks, low town, or old roofs. */
  around: 'blocks' | 'low' | 'old';
}
