import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#shared/ui';
import styles from '../SavedFlatsView.module.css';

export interface ComparisonCell {
  /** Of the flat. */
  readonly key: string;
  /** Null: unknown. */
  readonly text: string | null;
  /** In small letters below; it makes no difference. */
  readonly note?: ReactNode;
}

interface ComparisonRowProps {
  readonly name: string;
  readonly large?: boolean;
  readonly cells: readonly ComparisonCell[];
}

/** Nothing where every flat is unknown: a row of dashes compares nothing. */
export function ComparisonRow({ name, large = false, cells }: ComparisonRowProps) {
  const { t } = useTranslation('favourites');
  if (cells.every(({ text }) => text === null)) return null;
  const differs = new Set(cells.map(({ text }) => text)).size > 1;
  return (
    <tr className={clsx(!differs && styles.same, large && styles.large)}>
      <th scope="row" className={clsx(styles.name, differs && styles.differs)}>
        {name}
        {differs && <VisuallyHidden> ({t('compare.differs')})</VisuallyHidden>}
      </th>
      {cells.map(({ key, text, note }) => (
        <td key={key}>
          {text ?? t('compare.unknown')}
          {note !== undefined && <span className={styles.asOf}>{note}</span>}
        </td>
      ))}
    </tr>
  );
}

interface ComparisonGroupProps {
  readonly title: string;
  readonly note?: ReactNode;
  /** How many flats there are. */
  readonly columns: number;
  readonly personal?: boolean;
  readonly children?: ReactNode;
}

/** Rows below a heading, which stays in view. */
export function ComparisonGroup({ title, note, columns, personal = false, children }: ComparisonGroupProps) {
  return (
    // Personal: left out of screenshots and recordings. Without rows it is a link only, and not printed.
    <tbody data-personal={personal || undefined} data-print={children === undefined ? 'hide' : undefined}>
      <tr>
        <th scope="rowgroup" colSpan={columns + 1} className={styles.group}>
          <div>
            {title}
            {note}
          </div>
        </th>
      </tr>
      {children}
    </tbody>
  );
}
