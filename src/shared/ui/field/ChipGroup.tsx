import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './ChipGroup.module.css';

type ChipGroupProps = {
  legend: ReactNode;
  /** Keeps the legend for screen readers when the eye does not need it. */
  legendHidden?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

export function ChipGroup({ legend, legendHidden = false, className, children }: ChipGroupProps) {
  return (
    <fieldset className={className}>
      <legend className={clsx(styles.legend, !legendHidden && styles.seen)}>
        {legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={styles.chips}>{children}</div>
    </fieldset>
  );
}
