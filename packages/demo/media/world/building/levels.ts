import type { HouseStyle } from '../style.ts';

export interface Course {
  storey: number;
  low: number;
  high: number;
}

/** Where the floor of a storey lies, metres above the ground. */
export const levelOf = ({ groundHeight, floor }: HouseStyle, storey: number): number =>
  storey <= 1 ? 0 : groundHeight + (storey - 2) * floor;

export const courseOf = (style: HouseStyle, storey: number): Course => ({
  storey,
  low: levelOf(style, storey),
  high: levelOf(style, storey + 1),
});
