import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './control.module.css';

export function TextArea({ className, rows = 3, placeholder = ' ', ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      rows={rows}
      placeholder={placeholder}
      className={clsx(styles.control, styles.area, className)}
    />
  );
}
