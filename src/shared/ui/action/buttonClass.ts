import { clsx } from 'clsx';
import styles from './Button.module.css';

export type ButtonLook = {
  /** primary: the one thing to do here; secondary: beside it; quiet: a link in the shape of a button. */
  variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  size?: 's' | 'm' | 'l' | undefined;
  /** Takes the whole width of its place. */
  wide?: boolean | undefined;
  className?: string | undefined;
};

/** Gives a link the looks of a button. */
export function buttonClass({ variant = 'primary', size = 'm', wide = false, className }: ButtonLook = {}): string {
  return clsx(styles.button, styles[variant], styles[`size-${size}`], wide && styles.wide, className);
}
