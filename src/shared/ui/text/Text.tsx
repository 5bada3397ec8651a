import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Text.module.css';

type TextProps = {
  size?: 'xs' | 's' | 'm';
  tone?: 'ink' | 'soft' | 'muted' | 'danger' | 'success';
  weight?: 'medium' | 'bold';
  className?: string | undefined;
  children: ReactNode;
};

export function Text({ size = 'm', tone = 'ink', weight, className, children }: TextProps) {
  return <p className={clsx(styles[size], styles[tone], weight && styles[weight], className)}>{children}</p>;
}

/** The paragraph under a title. */
export function Lead({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <p className={clsx(styles.lead, className)}>{children}</p>;
}

type HeadingProps = {
  /** Rank in the page's outline. */
  level: 1 | 2 | 3 | 4;
  /** Looks; follows the rank when it is not given. */
  size?: 's' | 'm' | 'l' | 'xl';
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

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

export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
