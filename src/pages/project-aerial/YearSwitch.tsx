import { useTranslation } from 'react-i18next';
import { pathTo, LocalLink } from '#shared/routing';
import { chipClass } from '#shared/ui';
import styles from './YearSwitch.module.css';

interface YearSwitchProps {
  readonly alias: string;
  /** Newest first. */
  readonly years: readonly number[];
  readonly chosen: number;
}

/** The years of the flights; the newest one needs no name in the address. */
export function YearSwitch({ alias, years, chosen }: YearSwitchProps) {
  const { t } = useTranslation('viewer');
  if (years.length < 2) return null;
  const path = pathTo('projectAerial', { alias });
  return (
    <nav aria-label={t('aerial.years')} className={styles.years}>
      {years.toReversed().map((year) => (
        <LocalLink
          key={year}
          to={year === years[0] ? path : `${path}?year=${year}`}
          replace
          preventScrollReset
          className={chipClass}
          aria-current={year === chosen ? 'true' : undefined}
        >
          {year}
        </LocalLink>
      ))}
    </nav>
  );
}
