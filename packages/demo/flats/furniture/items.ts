export type ItemKind =
  | 'bed'
  | 'wardrobe'
  | 'desk'
  | 'sofa'
  | 'console'
  | 'kitchen'
  | 'table'
  | 'bath'
  | 'shower'
  | 'wc'
  | 'basin'
  | 'washer'
  | 'shelves'
  | 'armchair'
  | 'planter';

/** A piece to be placed: the first variant that fits is taken; sizes in cm, `width` along the wall. */
export interface Piece {
  kind: ItemKind;
  variants: readonly (readonly [width: number, depth: number])[];
  /** Kept free of other furniture in front of it. */
  front: number;
  /** Must not stand before a window. */
  tall?: true;
  /** Stands in the room, not at a wall. */
  free?: true;
  /** The quality of a place: higher is better. */
  likes: Likes;
}

interface Likes {
  corner?: number;
  middle?: number;
  /** Positive: prefers to be near. */
  window?: number;
  door?: number;
  /** The wall that the window is in. */
  windowWall?: number;
  /** Comes only with such a piece, facing it. */
  opposite?: ItemKind;
  near?: ItemKind;
}

export const bed: Piece = {
  kind: 'bed',
  variants: [
    [270, 210],
    [215, 210],
    [160, 205],
    [90, 205],
  ],
  front: 45,
  likes: { middle: 60, door: -0.5, windowWall: -500 },
};
export const wardrobe: Piece = {
  kind: 'wardrobe',
  variants: [
    [240, 60],
    [180, 60],
    [140, 60],
    [100, 60],
  ],
  front: 55,
  tall: true,
  likes: { corner: 60, door: 0.4, window: -0.2 },
};
export const desk: Piece = {
  kind: 'desk',
  variants: [
    [130, 60],
    [100, 55],
  ],
  front: 70,
  likes: { window: 0.8, corner: 30 },
};
export const sofa: Piece = {
  kind: 'sofa',
  variants: [
    [240, 95],
    [200, 92],
    [170, 90],
  ],
  front: 70,
  likes: { middle: 40, door: -0.3, windowWall: -120 },
};
export const console: Piece = {
  kind: 'console',
  variants: [
    [180, 40],
    [130, 40],
  ],
  front: 30,
  likes: { opposite: 'sofa' },
};
export const kitchen: Piece = {
  kind: 'kitchen',
  variants: [
    [360, 62],
    [300, 62],
    [240, 62],
    [180, 62],
  ],
  front: 95,
  tall: true,
  likes: { corner: 80, windowWall: -400, door: 0.1 },
};
export const diningTable: Piece = {
  kind: 'table',
  variants: [
    [180, 180],
    [140, 170],
    [120, 150],
    [80, 150],
  ],
  front: 0,
  free: true,
  likes: { window: 0.4, near: 'kitchen' },
};
export const bath: Piece = {
  kind: 'bath',
  variants: [
    [170, 75],
    [150, 70],
  ],
  front: 55,
  likes: { corner: 100, door: -0.6 },
};
export const shower: Piece = {
  kind: 'shower',
  variants: [
    [120, 90],
    [90, 90],
    [80, 80],
  ],
  front: 50,
  likes: { corner: 200, door: -0.6 },
};
export const wc: Piece = { kind: 'wc', variants: [[50, 68]], front: 50, likes: { corner: 20, door: -0.4 } };
export const basin: Piece = {
  kind: 'basin',
  variants: [
    [90, 48],
    [60, 45],
    [45, 35],
  ],
  front: 50,
  likes: { door: 0.2 },
};
export const washer: Piece = { kind: 'washer', variants: [[60, 60]], front: 50, tall: true, likes: { corner: 60 } };
export const shelves: Piece = {
  kind: 'shelves',
  variants: [
    [260, 50],
    [200, 50],
    [150, 45],
    [100, 40],
    [70, 40],
  ],
  front: 55,
  likes: { corner: 40, door: -0.2 },
};
export const hallWardrobe: Piece = {
  ...wardrobe,
  variants: [
    [180, 60],
    [140, 60],
    [100, 60],
    [100, 45],
  ],
  likes: { corner: 50, door: -0.05 },
};
export const armchair: Piece = {
  kind: 'armchair',
  variants: [
    [80, 80],
    [65, 65],
  ],
  front: 10,
  likes: { corner: 30, window: 0.4 },
};
export const planter: Piece = { kind: 'planter', variants: [[45, 45]], front: 0, likes: { corner: 80 } };

export const cornerBed: Piece = {
  ...bed,
  variants: [
    [215, 210],
    [160, 205],
    [90, 205],
  ],
  likes: { corner: 100, door: -0.5, window: 0.3, windowWall: -500 },
};
export const smallBasin: Piece = {
  ...basin,
  variants: [
    [45, 35],
    [40, 28],
  ],
  front: 35,
};
export const smallShower: Piece = {
  ...shower,
  variants: [
    [90, 90],
    [80, 80],
  ],
  front: 35,
};
export const tightWc: Piece = { ...wc, front: 35 };
