import type { Mass } from './mass.ts';
import type { MoodName } from './mood.ts';
import type { Species } from './trees.ts';
import type { V2 } from './svg.ts';

export interface Area {
  x: number;
  y: number;
  width: number;
  depth: number;
}

export interface Grove extends Area {
  species: Species;
  count: number;
  height: number;
}

/** A complex as data: what stands where, metres; the south side (y < 0) meets the visitor. */
export interface Complex {
  alias: string;
  mood: MoodName;
  masses: readonly Mass[];
  paved: readonly Area[];
  /** Centre lines of the footpaths. */
  paths: readonly { width: number; line: readonly V2[] }[];
  road: Area;
  parking: readonly Area[];
  groves: readonly Grove[];
  playground: V2;
  /** Degrees; which corner is turned to the visitor. */
  yaw: number;
  courtyard: { eye: V2; yaw: number };
  /** The house and side that the facade, evening and progress pictures study. */
  subject: number;
  chimney?: V2;
  crane?: V2;
}
