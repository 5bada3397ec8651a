/** How the houses of one complex are clothed: the pattern is data, the drawing is shared. */
export type Texture = 'brick' | 'plaster' | 'panel' | 'stone';

/**
 * A storey as letters, repeated along the wall: w window, t tall window, f French balcony, b balcony, l loggia,
 * i industrial window, g glazed bay, s wooden slats, p panel in the accent colour, . blank wall.
 */
export interface Style {
  wall: string;
  accent: string;
  frame: string;
  railing: string;
  texture: Texture;
  floor: number;
  bay: number;
  rows: readonly string[];
  ground: 'shops' | 'stone' | 'lobby' | 'plain';
  groundHeight: number;
  base: string;
  bands: number;
  cornice: number;
  /** Storeys at the top in the accent colour. */
  attic?: number;
  arches?: boolean;
  /** What the outside walls are laid of, seen until they are clad. */
  masonry: string;
}

/** How far a house has grown; storeys counted from the ground. Absent: finished. */
export interface Growth {
  frame: number;
  walls: number;
  windows: number;
  /** Storeys with their final face. */
  clad: number;
  /** Storeys wrapped in mineral wool, the clad ones included. */
  wool?: number;
  scaffold?: boolean;
  /** The uppermost slab is still in its formwork, though no storey is missing. */
  pouring?: boolean;
}
