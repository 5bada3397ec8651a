import { clsx } from 'clsx';
import styles from './Chip.module.css';

/** Gives a link the looks of a chip; the current one has `aria-current`. */
export const chipClass: string = clsx(styles.chip);

/** The chosen values after a chip was switched on or off. */
export function toggled<Value>(chosen: readonly Value[], value: Value, on: boolean): readonly Value[] {
  return on ? [...chosen, value] : chosen.filter((other) => other !== value);
}
