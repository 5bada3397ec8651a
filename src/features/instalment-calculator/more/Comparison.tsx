import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalculatorProject } from '#shared/answers';
import { formatMoney } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { Button, Heading, Text } from '#shared/ui';
import type { PlanDraft } from '../draft/calculatorDraft.ts';
import type { CheckedHome } from '../draft/checkHome.ts';
import { type CheckedPlan, checkPlan, waysOf } from '../draft/checkPlan.ts';
import formStyles from '../form/CalculatorForm.module.css';
import { PlanFields } from '../form/PlanFields.tsx';
import type { Outcome } from '../outcome.ts';
import { comparePlans } from './comparePlans.ts';
import styles from './Comparison.module.css';
import { ComparisonTable } from './ComparisonTable.tsx';
import { MortgageFields } from './MortgageFields.tsx';
import { outcomeOf } from './outcomeOf.ts';
import { PegFields } from './PegFields.tsx';

/** What tells two plans apart, in a sentence. */
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

const lateFields = { MortgageFields, PegFields };

/** Two plans for one flat beside each other; the second is entered here. */
export function Comparison({ project, home, checked, outcome, draft, onChange, onSwap, onClose }: ComparisonProps) {
  const { t } = useTranslation('schedule');
  const verdict = useVerdict();
  const heading = useRef<HTMLDivElement>(null);
  const other = checkPlan(draft, project, home.price);
  // Whoever opened it by a button stands in a list that is gone; whoever came by a link begins at the top of the page.
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
          <PlanFields ways={waysOf(project)} draft={draft} checked={other} onChange={onChange} late={lateFields} />
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
