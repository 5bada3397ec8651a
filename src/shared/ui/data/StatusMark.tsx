import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './StatusMark.module.css';

export type StatusTone = 'outline' | 'neutral' | 'linden' | 'success' | 'notice' | 'danger';

interface StatusMarkProps {
  /** outline: not yet; neutral: over; linden: open; notice: under way; success: done; danger: wrong. */
  readonly tone?: StatusTone;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A dot and a word: the colour never speaks alone. */
export function StatusMark({ tone = 'neutral', className, children }: StatusMarkProps) {
  return <span className={clsx(styles.mark, styles[tone], className)}>{children}</span>;
}
