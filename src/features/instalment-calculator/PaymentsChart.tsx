import { useTranslation } from 'react-i18next';
import { formatMoney } from '#shared/format';
import { useLanguage } from '#shared/routing';
import type { InstalmentPlan } from './instalment.ts';
import styles from './PaymentsChart.module.css';

interface PaymentsChartProps {
  readonly plan: InstalmentPlan;
  readonly amounts: readonly number[];
}

/** Of a column's place; the rest is air between columns. */
const columnWidth = 0.72;

/** What is paid rises over the horizon with each part, what is left sinks under it. */
export function PaymentsChart({ plan: { price, down }, amounts }: PaymentsChartProps) {
  const { t } = useTranslation('calculator');
  const language = useLanguage();
  const paidAfter = amounts.reduce<readonly number[]>((paid, amount) => [...paid, (paid.at(-1) ?? 0) + amount], [down]);
  const columns = paidAfter.length;
  const share = (sum: number): number => (sum / price) * 100;
  const depth = share(price - down);

  return (
    <figure className={styles.figure}>
      <p className={styles.legend}>
        <span className={styles.paidName}>{t('chart.paid')}</span>
        <span className={styles.leftName}>{t('chart.left')}</span>
      </p>
      <svg
        role="img"
        aria-label={t('chart.label', {
          down: formatMoney(down, language),
          part: formatMoney(amounts[0] ?? 0, language),
          count: amounts.length,
        })}
        viewBox={`0 -100 ${columns} ${100 + depth}`}
        preserveAspectRatio="none"
        className={styles.chart}
      >
        {paidAfter.map((paid, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a column is its place in time
          <g key={index}>
            <rect className={styles.paid} x={index} width={columnWidth} y={-share(paid)} height={share(paid)} />
            <rect className={styles.left} x={index} width={columnWidth} y={0} height={share(price - paid)} />
          </g>
        ))}
        <line className={styles.horizon} x1={0} x2={columns} y1={0} y2={0} />
      </svg>
      <figcaption className={styles.ends}>
        <span>{t('chart.start')}</span>
        <span>{t('chart.end')}</span>
      </figcaption>
    </figure>
  );
}
