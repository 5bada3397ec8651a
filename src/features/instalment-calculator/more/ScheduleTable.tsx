import { useTranslation } from 'react-i18next';
import { formatSum } from '#shared/format';
import { useLanguage } from '#shared/routing';
import type { Outcome } from '../outcome.ts';
import styles from './ScheduleTable.module.css';
import { scheduleYears } from './scheduleYears.ts';
import { YearRows } from './YearRows.tsx';

interface ScheduleTableProps {
  readonly outcome: Outcome;
  readonly today: string;
}

/** Folded by years: the first is open, all of them are printed. */
export function ScheduleTable({ outcome, today }: ScheduleTableProps) {
  const { t } = useTranslation('schedule');
  const language = useLanguage();
  const { way, price, down, payments, pegged, total } = outcome;
  const money = (value: number): string => formatSum(value, language);
  const withInterest = way === 'mortgage';
  const sum = (part: (payment: (typeof payments)[number]) => number): number =>
    payments.reduce((all, payment) => all + part(payment), 0);

  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <caption className={styles.caption}>{t('caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col">{t('amount')}</th>
            {withInterest && <th scope="col">{t('interest')}</th>}
            {pegged !== null && <th scope="col">{t('pegged')}</th>}
            <th scope="col">{t('left')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('contract')}</th>
            <td>{money(down)}</td>
            {withInterest && <td>{money(0)}</td>}
            {pegged !== null && <td>{money(down)}</td>}
            <td>{money(price - down)}</td>
          </tr>
        </tbody>
        {scheduleYears(outcome).map((year) => (
          <YearRows
            key={year.year}
            year={year}
            withInterest={withInterest}
            withPeg={pegged !== null}
            today={today}
            startOpen={year.year === 1}
          />
        ))}
        <tbody className={styles.total}>
          <tr>
            <th scope="row">{t('total')}</th>
            <td>{money(down + sum(({ amount }) => amount))}</td>
            {withInterest && <td>{money(sum(({ interest }) => interest))}</td>}
            {pegged !== null && <td>{money(total)}</td>}
            <td>{money(0)}</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
