import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { FlatPlan } from '#entities/flat';
import { formatDay } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { VisuallyHidden } from '#shared/ui';
import styles from './ComparisonTable.module.css';
import { FlatTitle } from '../listed/FlatTitle.tsx';
import type { ListedFlat } from '../listed/listedFlat.ts';
import { useComparisonRows } from './useComparisonRows.ts';

interface ComparisonTableProps {
  readonly listedFlats: readonly ListedFlat[];
  /** Id of the heading that names the table. */
  readonly labelledBy: string;
}

/** What is compared first. */
const large: ReadonlySet<string> = new Set(['price', 'total_area']);

/** Scrolls within itself on a narrow screen, also by keyboard; the names of the rows stay in view. */
export function ComparisonTable({ listedFlats, labelledBy }: ComparisonTableProps) {
  const { t } = useTranslation('favourites');
  const language = useLanguage();
  const rows = useComparisonRows(listedFlats);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards must reach what scrolls
    <div role="region" aria-labelledby={labelledBy} tabIndex={0} className={styles.scroll}>
      <table
        aria-labelledby={labelledBy}
        className={styles.table}
        style={{ '--flats': listedFlats.length } as CSSProperties}
      >
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <VisuallyHidden>{t('compare.characteristic')}</VisuallyHidden>
            </th>
            {listedFlats.map((listed) => (
              <th key={listed.key} scope="col" className={styles.flat}>
                <FlatPlan plan={listed.plan} sizes="13rem" className={styles.plan} />
                <FlatTitle listed={listed} />
                <span className={styles.project}>{listed.names?.project}</span>
                {listed.asOf !== null && (
                  <span className={styles.asOf}>{t('asOf', { date: formatDay(listed.asOf, language) })}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells, differs }) => (
            <tr key={name} className={clsx(!differs && styles.same, large.has(name) && styles.large)}>
              <th scope="row" className={clsx(styles.name, differs && styles.differs)}>
                {t(`compare.row.${name}`)}
                {differs && <VisuallyHidden> ({t('compare.differs')})</VisuallyHidden>}
              </th>
              {cells.map(({ key, text }) => (
                <td key={key}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
