import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Text.module.css';

type TextProps = {
  as?: 'p' | 'span' | 'div' | 'small' | 'time';
  size?: 'xs' | 's' | 'm';
  tone?: 'ink' | 'soft' | 'muted' | 'linden' | 'danger' | 'success';
  weight?: 'regular' | 'medium' | 'bold';
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

export function Text({
  as: Tag = 'p',
  size = 'm',
  tone = 'ink',
  weight = 'regular',
  id,
  className,
  children,
}: TextProps) {
  return (
    <Tag id={id} className={clsx(styles[size], styles[tone], styles[weight], className)}>
      {children}
    </Tag>
  );
}

/** The paragraph under a title. */
export function Lead({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <p className={clsx(styles.lead, className)}>{children}</p>;
}
