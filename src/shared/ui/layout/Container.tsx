import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Container.module.css';

interface ContainerProps {
  /** text: a column for reading; page: the usual; wide: pictures with room. */
  readonly width?: 'text' | 'page' | 'wide';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Container({ width = 'page', className, children }: ContainerProps) {
  return <div className={clsx(styles.container, styles[width], className)}>{children}</div>;
}
