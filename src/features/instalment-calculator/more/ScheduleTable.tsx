import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { paymentDay } from '#domain/payment.ts';
import { useDisclosure } from '#shared/store';
import { formatDayShort, formatSum } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { ChevronDownIcon } from '#shared/ui';
import type { Outcome } from '../outcome.ts';
import styles from './ScheduleTable.module.css';
import { type ScheduleYear, scheduleYears } from './scheduleYears.ts';

interface YearRowsProps {
  readonly year: ScheduleYear;
  readonly withInterest: boolean;
  readonly withPeg: boolean;
  readonly today: string;
  readonly startOpen: boolean;
}

/** The sums of a year, with its payments folded below them. */
function YearRows({ year, withInterest, withPeg, today, startOpen }: YearRowsProps) {
  const { t } = useTranslation('schedule');
  const language = useLanguage();
  const { open, onOpenChange } = useDisclosure(`scheduleYear${year.year}`, startOpen);
  const money = (value: number): string => formatSum(value, language);
  const sums = ({ amount, interest, pegged, left }: Pick<ScheduleYear, 'amount' | 'interest' | 'pegged' | 'left'>) => (
    <>
      <td>{money(amount)}</td>
      {withInterest && <td>{money(interest)}</td>}
      {withPeg && <td>{money(pegged)}</td>}
      <td>{money(left)}</td>
    </>
  );

  return (
    <>
      <tbody className={styles.year}>
        <tr>
          <th scope="row">
            <button type="button" aria-expanded={open} className={styles.fold} onClick={() => onOpenChange(!open)}>
              {t('year', { number: year.year })}
              <ChevronDownIcon size={16} className={clsx(styles.chevron, open && styles.turned)} />
            </button>
          </th>
          {sums(year)}
        </tr>
      </tbody>
      <tbody hidden={!open} data-print="show">
        {year.rows.map((row) => (
          <tr key={row.number}>
            <th scope="row">
              <time dateTime={paymentDay(row, today)}>{formatDayShort(paymentDay(row, today), language)}</time>
            </th>
            {sums({ ...row, pegged: row.pegged ?? row.amount })}
          </tr>
        ))}
      </tbody>
    </>
  );
}

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
