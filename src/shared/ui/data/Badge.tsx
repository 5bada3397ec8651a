import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Badge.module.css';

type BadgeProps = { tone?: 'paper' | 'linden'; className?: string | undefined; children: ReactNode };

/** A small label; the paper one is readable over any picture. */
export function Badge({ tone = 'paper', className, children }: BadgeProps) {
  return <span className={clsx(styles.badge, styles[tone], className)}>{children}</span>;
}
