import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Stat.module.css';

type StatProps = {
  value: ReactNode;
  /** Small, after the value: ₴, м². */
  unit?: ReactNode;
  label: ReactNode;
  size?: 'm' | 'l';
  className?: string | undefined;
};

/** A number as typography: large and calm, with its name below. */
export function Stat({ value, unit, label, size = 'm', className }: StatProps) {
  return (
    <div className={className}>
      <p className={clsx(styles.value, styles[size])}>
        {value}
        {unit !== undefined && <span className={styles.unit}> {unit}</span>}
      </p>
      <p className={styles.label}>{label}</p>
    </div>
  );
}
