import { useTranslation } from 'react-i18next';
import { formatMoney } from '#shared/format';
import { useLanguage } from '#shared/routing';
import type { Outcome } from '../outcome.ts';
import styles from './LaterParts.module.css';

/** Sums at a moment, in kopiykas. */
interface ChartColumn {
  readonly key: string;
  /** Paid of the price. */
  readonly paid: number;
  /** Paid above the price: to the bank, or for the dollar. */
  readonly over: number;
  readonly left: number;
}

/** More columns than that would be a grey surface. */
const most = 60;

/** The day of the contract, then each payment, or each year where there are many. */
function chartColumns({ price, down, payments, pegged }: Outcome): readonly ChartColumn[] {
  const step = payments.length > most ? 12 : 1;
  let over = 0;
  const columns: ChartColumn[] = [{ key: '0', paid: down, over, left: price - down }];
  for (const [index, { number, amount, interest, left }] of payments.entries()) {
    over += interest + (pegged?.[index] ?? amount) - amount;
    if (number % step === 0 || number === payments.length) {
      columns.push({ key: String(number), paid: price - left, over, left });
    }
  }
  return columns;
}

/** Of a column's place; the rest is air between columns. */
const columnWidth = 0.72;

/** What is paid rises over the horizon with each part, what is left sinks under it. */
export function PaymentsChart({ outcome }: { readonly outcome: Outcome }) {
  const { t } = useTranslation('schedule');
  const language = useLanguage();
  const { price, down, payments, way } = outcome;
  const columns = chartColumns(outcome);
  const share = (sum: number): number => (sum / price) * 100;
  const over = columns.at(-1)?.over ?? 0;
  // A dollar that falls makes the parts smaller: there is nothing above the price to draw.
  const height = 100 + share(Math.max(0, over));
  const depth = share(price - down);

  return (
    <figure>
      <p className={styles.legend}>
        <span className={styles.paidName}>{t('chart.paid')}</span>
        {over > 0 && (
          <span className={styles.overName}>{way === 'mortgage' ? t('chart.interest') : t('chart.dollar')}</span>
        )}
        <span className={styles.leftName}>{t('chart.left')}</span>
      </p>
      <svg
        role="img"
        aria-label={t('chart.label', {
          down: formatMoney(down, language),
          part: formatMoney(payments[0]?.amount ?? 0, language),
          count: payments.length,
        })}
        viewBox={`0 -${height} ${columns.length} ${height + depth}`}
        preserveAspectRatio="none"
        className={styles.chart}
      >
        {columns.map((column, index) => {
          const paid = share(column.paid + Math.min(0, column.over));
          const above = share(Math.max(0, column.over));
          return (
            <g key={column.key}>
              <rect className={styles.paid} x={index} width={columnWidth} y={-paid} height={paid} />
              {above > 0 && (
                <rect className={styles.over} x={index} width={columnWidth} y={-paid - above} height={above} />
              )}
              <rect className={styles.left} x={index} width={columnWidth} y={0} height={share(column.left)} />
            </g>
          );
        })}
        <line className={styles.horizon} x1={0} x2={columns.length} y1={0} y2={0} />
      </svg>
      <figcaption className={styles.ends}>
        <span>{t('chart.start')}</span>
        <span>{t('chart.end')}</span>
      </figcaption>
    </figure>
  );
}
