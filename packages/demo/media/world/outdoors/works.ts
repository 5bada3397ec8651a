import type { Pit } from './pit.ts';
import type { Growth } from '../style.ts';

/** How far the works have come. */
export interface Works {
  /** By the key of the house; a house without an entry is finished. */
  houses: Readonly<Record<string, Growth | undefined>>;
  crane: boolean;
  /** Lawns, playground and paths are there. */
  landscaped: boolean;
  /** 1 when this season's rows of trees are in. */
  planted: number;
  pit?: Pit;
}

export const finished: Works = { houses: {}, crane: false, landscaped: true, planted: 1 };
