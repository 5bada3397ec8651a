import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx';
import styles from './control.module.css';

/** The native select in our clothes: on a phone it opens what the phone is best at. Options are children. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={clsx(styles.select, className)}>
      <select {...rest} className={styles.control}>
        {children}
      </select>
      <ChevronDownIcon size={18} className={styles.chevron} />
    </span>
  );
}
