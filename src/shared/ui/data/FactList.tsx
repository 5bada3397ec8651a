import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './FactList.module.css';

export type Fact = { readonly key: string; readonly label: ReactNode; readonly value: ReactNode };

type FactListProps = { readonly facts: readonly Fact[]; readonly columns?: 1 | 2 };

/** A description list of names and values. */
export function FactList({ facts, columns = 2 }: FactListProps) {
  return (
    <dl className={clsx(styles.list, columns === 2 && styles.two)}>
      {facts.map(({ key, label, value }) => (
        <div key={key} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface StatProps {
  readonly value: ReactNode;
  readonly label: ReactNode;
  readonly size?: 'm' | 'l';
  readonly className?: string | undefined;
}

/** A number as typography: large and calm, with its name below. */
export function Stat({ value, label, size = 'm', className }: StatProps) {
  return (
    <div className={className}>
      <p className={clsx(styles.value, styles[size])}>{value}</p>
      <p className={styles.label}>{label}</p>
    </div>
  );
}
