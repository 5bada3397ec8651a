import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Text.module.css';

interface TextProps {
  readonly size?: 'xs' | 's' | 'm';
  readonly tone?: 'ink' | 'soft' | 'muted' | 'danger' | 'success';
  readonly weight?: 'medium' | 'bold';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Text({ size = 'm', tone = 'ink', weight, className, children }: TextProps) {
  return <p className={clsx(styles[size], styles[tone], weight && styles[weight], className)}>{children}</p>;
}

/** The paragraph under a title. */
export function Lead({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return <p className={clsx(styles.lead, className)}>{children}</p>;
}

interface HeadingProps {
  /** Rank in the page's outline. */
  readonly level: 1 | 2 | 3 | 4;
  /** Looks; follows the rank when it is not given. */
  readonly size?: 's' | 'm' | 'l' | 'xl';
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const sizeOfLevel = { 1: 'xl', 2: 'l', 3: 'm', 4: 's' } as const;

/** The page's heading is the target that `server/web/render/composePage.ts` names. */
export function Heading({
  level,
  size = sizeOfLevel[level],
  id = level === 1 ? 'title' : undefined,
  className,
  children,
}: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={clsx(styles[`heading-${size}`], className)}>
      {children}
    </Tag>
  );
}

export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
