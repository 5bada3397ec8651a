import type { Kind } from '../data/kinds.ts';
import {
  bed,
  wardrobe,
  desk,
  sofa,
  console,
  kitchen,
  diningTable,
  bath,
  shower,
  wc,
  basin,
  washer,
  shelves,
  hallWardrobe,
  armchair,
  planter,
  cornerBed,
  smallBasin,
  smallShower,
  tightWc,
  type Piece,
} from './items.ts';

/** Pieces that a room cannot do without, and pieces that come if there is room. */
interface FurnitureSet {
  needed: readonly Piece[];
  extra: readonly Piece[];
}

const washing: readonly FurnitureSet[] = [
  { needed: [smallShower, wc, basin], extra: [washer] },
  { needed: [tightWc, smallShower, smallBasin], extra: [] },
  { needed: [smallShower, tightWc, smallBasin], extra: [] },
];

const sleeping: readonly FurnitureSet[] = [
  { needed: [bed, wardrobe], extra: [desk] },
  { needed: [cornerBed, wardrobe], extra: [desk] },
  { needed: [bed], extra: [desk] },
];

/** How each kind of room is shown: the first set whose needed pieces all fit. */
export const FURNISHING: Record<Kind, readonly FurnitureSet[]> = {
  hall: [{ needed: [], extra: [hallWardrobe] }],
  kitchen: [{ needed: [kitchen], extra: [diningTable] }],
  kitchenLiving: [
    { needed: [kitchen, sofa, console, diningTable], extra: [] },
    { needed: [kitchen, diningTable], extra: [sofa, console] },
  ],
  living: [{ needed: [sofa], extra: [console, diningTable, armchair] }],
  bedroom: sleeping,
  room: sleeping,
  bath: [
    { needed: [bath, wc, basin], extra: [washer] },
    { needed: [bath, tightWc, smallBasin], extra: [] },
    ...washing,
    { needed: [bath, smallBasin], extra: [] },
  ],
  wc: [
    { needed: [wc, smallBasin], extra: [] },
    { needed: [tightWc], extra: [smallBasin] },
  ],
  shower: [{ needed: [shower, wc, basin], extra: [] }, ...washing],
  wardrobe: [{ needed: [shelves], extra: [shelves] }],
  store: [{ needed: [shelves], extra: [] }],
  laundry: [{ needed: [washer], extra: [smallBasin, shelves] }],
  loggia: [{ needed: [], extra: [armchair, armchair] }],
  balcony: [{ needed: [], extra: [armchair, planter] }],
  terrace: [{ needed: [], extra: [diningTable, armchair, armchair, planter, planter] }],
};
