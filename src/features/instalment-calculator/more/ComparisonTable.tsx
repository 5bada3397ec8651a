import { useTranslation } from 'react-i18next';
import { formatMoney, formatPercent } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { VisuallyHidden } from '#shared/ui';
import type { CheckedPlan } from '../draft/checkPlan.ts';
import type { Outcome } from '../outcome.ts';
import styles from './Comparison.module.css';
import { monthly } from './comparePlans.ts';

interface Side {
  readonly checked: CheckedPlan;
  readonly outcome: Outcome;
}

type Line = 'way' | 'down' | 'term' | 'monthly' | 'later' | 'over' | 'total';

interface ComparisonTableProps {
  readonly first: Side;
  readonly second: Side;
}

/** The figures of two plans, a line each. */
export function ComparisonTable({ first, second }: ComparisonTableProps) {
  const { t } = useTranslation(['schedule', 'calculator', 'housing']);
  const language = useLanguage();
  const money = (value: number): string => formatMoney(value, language);
  const lines: readonly (readonly [key: Line, value: (side: Side) => string])[] = [
    ['way', ({ checked }) => (checked.way === 'mortgage' ? checked.programme.name : t('calculator:way.instalment'))],
    [
      'down',
      ({ checked, outcome }) =>
        t('calculator:downFact', { sum: money(outcome.down), percent: formatPercent(checked.percent, language) }),
    ],
    ['term', ({ outcome }) => t('housing:months', { count: outcome.months })],
    ['monthly', ({ outcome }) => money(monthly(outcome))],
    [
      'later',
      ({ outcome: { stages } }) =>
        stages
          .slice(1)
          .map(({ from, amount }) => t('compare.laterFact', { from, sum: money(amount) }))
          .join(', ') || t('compare.nothing'),
    ],
    ['over', ({ outcome }) => money(outcome.total - outcome.price)],
    ['total', ({ outcome }) => money(outcome.total)],
  ];

  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('compare.figure')}</VisuallyHidden>
          </th>
          <th scope="col">{t('compare.plan', { number: 1 })}</th>
          <th scope="col">{t('compare.plan', { number: 2 })}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(([key, value]) => (
          <tr key={key} className={styles[key]}>
            <th scope="row">{t(`compare.${key}`)}</th>
            <td>{value(first)}</td>
            <td>{value(second)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
