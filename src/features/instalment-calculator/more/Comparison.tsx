import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { wholeHryvnias } from '#domain/money/payment.ts';
import type { CalculatorProject } from '#shared/responses';
import { formatMoney, formatPercent } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { Button, FigureTable, Heading, Text, VisuallyHidden } from '#shared/ui';
import type { PlanDraft } from '../draft/calculatorDraft.ts';
import { type CheckedHome, type CheckedPlan, checkPlan, waysOf } from '../draft/checkPlan.ts';
import formStyles from '../Planner.module.css';
import { PlanFields } from '../form/PlanFields.tsx';
import type { Outcome } from '../outcome.ts';
import styles from './Comparison.module.css';
import { MortgageFields, PegFields } from './MortgageFields.tsx';
import { outcomeOf } from './outcomeOf.ts';

type Verdict =
  | { readonly kind: 'same' }
  /** The cheaper plan also costs no more a month. */
  | { readonly kind: 'better'; readonly cheaper: 1 | 2; readonly saved: number }
  /** Cheaper in all, dearer a month. */
  | { readonly kind: 'trade'; readonly cheaper: 1 | 2; readonly saved: number; readonly more: number };

/** What a plan's first payment is a month, in whole hryvnias as shown: a quarter's part is three months' worth. */
export function monthly({ stages, every }: Outcome): number {
  return wholeHryvnias((stages[0]?.amount ?? 0) / every);
}

/** What a buyer decides between: how much in all, and how much a month. */
export function comparePlans(first: Outcome, second: Outcome): Verdict {
  const saved = Math.abs(first.total - second.total);
  if (saved === 0 && monthly(first) === monthly(second)) return { kind: 'same' };
  const cheaper = first.total < second.total || (saved === 0 && monthly(first) < monthly(second)) ? 1 : 2;
  const [one, other] = cheaper === 1 ? [first, second] : [second, first];
  const more = monthly(one) - monthly(other);
  return more > 0 ? { kind: 'trade', cheaper, saved, more } : { kind: 'better', cheaper, saved };
}

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
function ComparisonTable({ first, second }: ComparisonTableProps) {
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
    <FigureTable aria-labelledby="comparison" className={styles.table}>
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
    </FigureTable>
  );
}

/** The difference of two plans, in a sentence. */
function useVerdict(): (first: Outcome, second: Outcome) => string {
  const { t } = useTranslation('schedule');
  const language = useLanguage();
  return (first, second) => {
    const verdict = comparePlans(first, second);
    if (verdict.kind === 'same') return t('verdict.same');
    const { cheaper, saved } = verdict;
    const words = { plan: cheaper, other: cheaper === 1 ? 2 : 1, saved: formatMoney(saved, language) };
    if (verdict.kind === 'better') return t(saved === 0 ? 'verdict.lighter' : 'verdict.better', words);
    return t('verdict.trade', { ...words, more: formatMoney(verdict.more, language) });
  };
}

interface ComparisonProps {
  readonly project: CalculatorProject;
  readonly home: CheckedHome;
  /** The plan that is entered above. */
  readonly checked: CheckedPlan;
  readonly outcome: Outcome;
  /** What it is compared with. */
  readonly draft: PlanDraft;
  readonly onChange: (part: Partial<PlanDraft>) => void;
  readonly onSwap: () => void;
  readonly onClose: () => void;
}

const lazyPart = { MortgageFields, PegFields };

/** Two plans for one flat beside each other; the second is entered here. */
export function Comparison({ project, home, checked, outcome, draft, onChange, onSwap, onClose }: ComparisonProps) {
  const { t } = useTranslation('schedule');
  const verdict = useVerdict();
  const heading = useRef<HTMLDivElement>(null);
  const other = checkPlan(draft, project, home.price);
  // Opened by a button, which unmounts with its list: focus the heading. Opened by a link, the page starts at its
  // top.
  useEffect(() => {
    if (document.activeElement === document.body && window.scrollY > 0) heading.current?.focus();
  }, []);
  if (other === null) return null;
  const otherOutcome = outcomeOf(other);

  return (
    <section className={styles.comparison} aria-labelledby="comparison">
      <div ref={heading} tabIndex={-1} className={styles.head}>
        <Heading level={3} id="comparison">
          {t('compare.heading')}
        </Heading>
        <div className={styles.actions} data-print="hide">
          <Button variant="secondary" onClick={onSwap}>
            {t('compare.swap')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('compare.close')}
          </Button>
        </div>
      </div>
      <div className={styles.sides}>
        <div className={formStyles.form} role="group" aria-label={t('compare.second')} data-print="hide">
          <PlanFields ways={waysOf(project)} draft={draft} checked={other} onChange={onChange} lazyPart={lazyPart} />
        </div>
        <div className={styles.result}>
          {otherOutcome === null ? (
            <Text tone="soft">{t('compare.waiting')}</Text>
          ) : (
            <>
              <p className={styles.verdict} aria-live="polite">
                {verdict(outcome, otherOutcome)}
              </p>
              <ComparisonTable first={{ checked, outcome }} second={{ checked: other, outcome: otherOutcome }} />
            </>
          )}
        </div>
      </div>
    </section>
  );
}
