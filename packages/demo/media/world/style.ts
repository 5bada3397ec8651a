import type { Material } from './mesh/paint.ts';

/**
 * How a house is clothed. A storey is a string of bays, repeated along the wall: w window, t tall window, f French balcony, b balcony,
 * l loggia in a frame, i industrial window, g glazed bay, s window beside wooden slats, p panel in the accent colour, . blank wall.
 */
export interface HouseStyle {
  wall: string;
  wallKind: Material;
  accent: string;
  accentKind: Material;
  frame: string;
  railing: 'glass' | 'bars';
  railingColor: string;
  /** Of a storey, of the ground storey, of a bay; metres. */
  floor: number;
  groundHeight: number;
  bay: number;
  rows: readonly string[];
  ground: 'shops' | 'stone' | 'lobby';
  base: string;
  baseKind: Material;
  /** Every so many storeys a band goes round; 0 for none. */
  bands: number;
  cornice: number;
  /** Slabs that stand out all round, metres. */
  ledge: number;
  /** Storeys at the top in the accent colour. */
  attic: number;
  /** What the outside walls are laid of, seen until they are clad. */
  masonry: string;
}

/** How far a house has come; storeys counted from the ground. */
export interface Growth {
  frame: number;
  walls: number;
  windows: number;
  /** Storeys with their final face. */
  clad: number;
  /** Storeys wrapped in mineral wool, the clad ones included. */
  wool: number;
  scaffold: boolean;
}
