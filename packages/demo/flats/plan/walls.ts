/** Thicknesses in centimetres. Outer walls stand outside the grid's lines, partitions astride them. */
export const FACADE_WALL = 38;
export const PARTY_WALL = 24;
export const HALF_PARTITION = 6;
export const RAILING = 8;
/** From the corner of the grid to the nearest opening. */
export const JAMB = 12;
