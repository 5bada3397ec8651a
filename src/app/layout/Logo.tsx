import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Logo.module.css';

interface LogoProps {
  readonly size?: 'm' | 'l';
  /** The company's word in the language shown. */
  readonly children: ReactNode;
}

/** The word stands on the horizon, and a low sun beside it. */
export function Logo({ size = 'm', children }: LogoProps) {
  return (
    <span className={clsx(styles.logo, styles[size])}>
      <span className={styles.word}>{children}</span>
      <svg viewBox="0 0 20 10" className={styles.sun} aria-hidden focusable={false}>
        <path d="M1 10a9 9 0 0 1 18 0Z" fill="currentColor" />
      </svg>
    </span>
  );
}
