import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './FigureTable.module.css';

/** A table of numbers; the first column holds the row headers. */
export function FigureTable({ className, ...table }: ComponentProps<'table'>) {
  return <table {...table} className={clsx(styles.table, className)} />;
}
