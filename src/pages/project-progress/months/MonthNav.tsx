import { useEffect, useRef, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProgressMonth } from '#shared/answers';
import { formatMonth, formatMonthName, formatPercent } from '#shared/format';
import { LocalLink, useLanguage } from '#shared/routing';
import { VisuallyHidden } from '#shared/ui';
import { monthPath } from '../chosenMonth.ts';
import styles from './MonthNav.module.css';

interface MonthNavProps {
  readonly alias: string;
  /** Newest first. */
  readonly reports: readonly ProgressMonth[];
  readonly chosen: string;
}

/** All months along the horizon, oldest first; over each stands how much was ready. */
export function MonthNav({ alias, reports, chosen }: MonthNavProps) {
  const { t } = useTranslation('progress');
  const language = useLanguage();
  const lineRef = useRef<HTMLOListElement>(null);
  const months = reports.toReversed();

  // On a narrow screen the newest months are beyond the edge. The page itself is not scrolled.
  useEffect(() => {
    const line = lineRef.current;
    const current = line?.querySelector<HTMLElement>('[aria-current]');
    if (line && current) line.scrollLeft = current.offsetLeft - (line.clientWidth - current.offsetWidth) / 2;
  }, [chosen]);

  return (
    <nav aria-label={t('months')} className={styles.nav}>
      <ol ref={lineRef} className={styles.line}>
        {months.map(({ month, percent }, index) => (
          <li key={month} className={styles.month}>
            <LocalLink
              to={monthPath(alias, month, reports)}
              preventScrollReset
              className={styles.link}
              style={{ '--ready': (percent ?? 0) / 100 } as CSSProperties}
              aria-current={month === chosen ? 'true' : undefined}
            >
              <span className={styles.percent}>{percent === null ? '\u00a0' : formatPercent(percent, language)}</span>
              <span className={styles.bar} aria-hidden />
              <VisuallyHidden>{formatMonth(month, language)}</VisuallyHidden>
              <span className={styles.name} aria-hidden>
                {formatMonthName(month, language)}
              </span>
              <span className={styles.year} aria-hidden>
                {index === 0 || month.endsWith('-01') ? month.slice(0, 4) : '\u00a0'}
              </span>
            </LocalLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
