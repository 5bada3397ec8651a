import { clsx } from 'clsx';
import styles from './Chip.module.css';

/** Gives a link the looks of a chip; the current one has `aria-current`. */
export const chipClass: string = clsx(styles.chip);
