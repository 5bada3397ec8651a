import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { paymentDay } from '#domain/payment.ts';
import { useDisclosure } from '#shared/disclosure';
import { formatDayShort, formatSum } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { ChevronDownIcon } from '#shared/ui';
import styles from './ScheduleTable.module.css';
import type { ScheduleYear } from './scheduleYears.ts';

interface YearRowsProps {
  readonly year: ScheduleYear;
  readonly withInterest: boolean;
  readonly withPeg: boolean;
  readonly today: string;
  readonly startOpen: boolean;
}

/** The sums of a year, with its payments folded below them. */
export function YearRows({ year, withInterest, withPeg, today, startOpen }: YearRowsProps) {
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
