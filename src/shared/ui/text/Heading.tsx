import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Heading.module.css';

type HeadingProps = {
  /** Rank in the page's outline. */
  level: 1 | 2 | 3 | 4;
  /** Looks; follows the rank when it is not given. */
  size?: 's' | 'm' | 'l' | 'xl';
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

const SIZE_OF_LEVEL = { 1: 'xl', 2: 'l', 3: 'm', 4: 's' } as const;

export function Heading({ level, size = SIZE_OF_LEVEL[level], id, className, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={clsx(styles[size], className)}>
      {children}
    </Tag>
  );
}
