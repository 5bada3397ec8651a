import type { CompanyFigure } from '#shared/responses';
import { Stat } from '#shared/ui';
import styles from './CompanyFigures.module.css';

/** Figures above a horizontal line. */
export function CompanyFigures({ figures }: { readonly figures: readonly CompanyFigure[] }) {
  return (
    <ul className={styles.figures}>
      {figures.map(({ value, label }) => (
        <li key={label} className={styles.figure}>
          <Stat size="l" value={value} label={label} />
        </li>
      ))}
    </ul>
  );
}
