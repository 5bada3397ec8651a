import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Container.module.css';

type ContainerProps = {
  /** text: a column for reading; page: the usual; wide: pictures with room. */
  width?: 'text' | 'page' | 'wide';
  className?: string | undefined;
  children: ReactNode;
};

export function Container({ width = 'page', className, children }: ContainerProps) {
  return <div className={clsx(styles.container, styles[width], className)}>{children}</div>;
}
