import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './FigureTable.module.css';

/** The first column names what the figures of the others are. */
export function FigureTable({ className, ...table }: ComponentProps<'table'>) {
  return <table {...table} className={clsx(styles.table, className)} />;
}
