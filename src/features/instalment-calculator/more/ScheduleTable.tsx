import { clsx } from 'clsx';
import { unparse } from 'papaparse';
import { useTranslation } from 'react-i18next';
import { type Language, languageFacts } from '#domain/languages.ts';
import { kopiykasPerHryvnia } from '#domain/money/currency.ts';
import { paymentDay } from '#domain/money/payment.ts';
import { formatDayShort, formatSum } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { useDisclosure } from '#shared/store';
import { ChevronDownIcon, FigureTable } from '#shared/ui';
import type { Outcome } from '../outcome.ts';
import styles from './ScheduleTable.module.css';

interface ScheduleRow {
  readonly number: number;
  /** Whole months after the day of the contract. */
  readonly after: number;
  readonly amount: number;
  readonly interest: number;
  readonly left: number;
  /** The amount in the scenario of the dollar. */
  readonly pegged: number | null;
}

interface ScheduleYear {
  /** Of the plan, from 1. */
  readonly year: number;
  readonly rows: readonly ScheduleRow[];
  /** Sums over the year. */
  readonly amount: number;
  readonly interest: number;
  readonly pegged: number;
  /** After the year's last payment. */
  readonly left: number;
}

function scheduleRows({ payments, pegged }: Outcome): readonly ScheduleRow[] {
  return payments.map((payment, index) => ({ ...payment, pegged: pegged?.[index] ?? null }));
}

/** Payments by the year of the plan: the twelfth month still belongs to the first. */
export function scheduleYears(outcome: Outcome): readonly ScheduleYear[] {
  const years = Map.groupBy(scheduleRows(outcome), ({ after }) => Math.ceil(after / 12));
  const sum = (rows: readonly ScheduleRow[], part: (row: ScheduleRow) => number): number =>
    rows.reduce((total, row) => total + part(row), 0);
  return [...years].map(([year, rows]) => ({
    year,
    rows,
    amount: sum(rows, ({ amount }) => amount),
    interest: sum(rows, ({ interest }) => interest),
    pegged: sum(rows, ({ pegged, amount }) => pegged ?? amount),
    left: rows.at(-1)?.left ?? 0,
  }));
}

/** The mark by which Excel knows UTF-8. */
const byteOrderMark = '\uFEFF';

type ScheduleColumn = 'number' | 'day' | 'amount' | 'interest' | 'pegged' | 'left';

/** Every payment on a line, sums in hryvnias; the first line is the down payment on the day of the contract. */
export function scheduleCsv(
  outcome: Outcome,
  contractDay: string,
  language: Language,
  name: (column: ScheduleColumn) => string,
): string {
  const { decimal } = languageFacts(language);
  // As spreadsheets do: with a decimal comma the separator is a semicolon.
  const delimiter = decimal === ',' ? ';' : ',';
  const { way, price, down, pegged: scenario } = outcome;
  const sum = (kopiykas: number): string => (kopiykas / kopiykasPerHryvnia).toFixed(2).replace('.', decimal);
  const columns = (['number', 'day', 'amount', 'interest', 'pegged', 'left'] as const)
    .filter((column) => column !== 'interest' || way === 'mortgage')
    .filter((column) => column !== 'pegged' || scenario !== null);
  const atContract = { number: 0, after: 0, amount: down, interest: 0, pegged: down, left: price - down };
  const lines = [atContract, ...scheduleRows(outcome)].map((row) =>
    columns.map((column) => {
      if (column === 'number') return String(row.number);
      return column === 'day' ? paymentDay(row, contractDay) : sum(row[column] ?? row.amount);
    }),
  );
  return byteOrderMark + unparse([columns.map(name), ...lines], { delimiter });
}

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
      <FigureTable className={styles.table}>
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
      </FigureTable>
    </div>
  );
}
