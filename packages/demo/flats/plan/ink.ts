/** The sheet carries its own paper, so a plan reads the same on the light and on the dark page. */
export const PAPER = '#f7f3ea';
export const FLOOR = '#fdfbf6';
export const WET_FLOOR = '#eef0ea';
export const OPEN_FLOOR = '#f1ecdf';
export const INK = '#2a2c29';
export const THIN = '#5d605a';
export const PENCIL = '#a39b8b';
export const FIGURES = '#6d6a61';

/** Line weights in centimetres of the flat. */
export const WEIGHT = { wall: 2.2, leaf: 3, arc: 1.1, furniture: 1.5, glass: 1.5, dimension: 1.1 };
