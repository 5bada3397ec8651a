import type { ReactNode } from 'react';
import styles from './Chip.module.css';

type ChipProps = {
  pressed: boolean;
  onPressedChange: (pressed: boolean) => void;
  /** How many would be found. */
  count?: number | undefined;
  icon?: ReactNode;
  disabled?: boolean | undefined;
  children: ReactNode;
};

/** A switch in the shape of a word. */
export function Chip({ pressed, onPressedChange, count, icon, disabled, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      disabled={disabled}
      className={styles.chip}
      onClick={() => onPressedChange(!pressed)}
    >
      {icon}
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </button>
  );
}
