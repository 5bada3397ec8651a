import type { ReactNode } from 'react';
import { asButton } from '../action/asButton.ts';
import styles from './Chip.module.css';

type ChipProps = {
  pressed: boolean;
  onPressedChange: (pressed: boolean) => void;
  /** The page on which the chip is switched, for visitors without scripts. */
  href?: string | undefined;
  /** How many would be found. */
  count?: number | undefined;
  icon?: ReactNode;
  disabled?: boolean | undefined;
  children: ReactNode;
};

/** A switch in the shape of a word. */
export function Chip({ pressed, onPressedChange, href, count, icon, disabled, children }: ChipProps) {
  const toggle = (): void => onPressedChange(!pressed);
  const words = (
    <>
      {icon}
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </>
  );
  return href === undefined ? (
    <button type="button" aria-pressed={pressed} disabled={disabled} className={styles.chip} onClick={toggle}>
      {words}
    </button>
  ) : (
    // Search engines are not to try every choice.
    <a href={href} role="button" rel="nofollow" aria-pressed={pressed} className={styles.chip} {...asButton(toggle)}>
      {words}
    </a>
  );
}
