import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalculatorProject } from '#shared/answers';
import { useDisclosure } from '#shared/disclosure';
import { Accordion } from '#shared/ui';
import type { CalculatorDraft, PlanDraft } from '../draft/calculatorDraft.ts';
import type { CheckedHome } from '../draft/checkHome.ts';
import type { CheckedPlan } from '../draft/checkPlan.ts';
import type { ChangeDraft } from '../draft/useCalculatorDraft.ts';
import { Comparison } from './Comparison.tsx';
import styles from './LaterParts.module.css';
import { OtherWays } from './OtherWays.tsx';
import { Schedule } from './Schedule.tsx';
import type { Outcome } from '../outcome.ts';

interface LaterPartsProps {
  readonly project: CalculatorProject;
  readonly draft: CalculatorDraft;
  readonly home: CheckedHome;
  readonly checked: CheckedPlan;
  readonly outcome: Outcome;
  readonly today: string | null;
  readonly onChange: ChangeDraft;
}

/** Every payment, and other ways to pay. */
export function LaterParts({ project, draft, home, checked, outcome, today, onChange }: LaterPartsProps) {
  const { t } = useTranslation('schedule');
  const schedule = useDisclosure('schedule');
  // A slider moves the figures at once; hundreds of rows may follow.
  const shown = useDeferredValue(outcome);
  const { other } = draft;
  const changeOther = (next: PlanDraft | null): void => onChange((now) => ({ ...now, other: next }));

  return (
    <>
      <Accordion summary={t('summary', { count: outcome.payments.length })} className={styles.schedule} {...schedule}>
        {schedule.open && today !== null && (
          <Schedule project={project} flat={home.flat} checked={checked} outcome={shown} today={today} />
        )}
      </Accordion>
      <div className={styles.others}>
        {other === null ? (
          <OtherWays project={project} checked={checked} price={outcome.price} onCompare={changeOther} />
        ) : (
          <Comparison
            project={project}
            home={home}
            checked={checked}
            outcome={shown}
            draft={other}
            onChange={(changed) => changeOther({ ...other, ...changed })}
            onSwap={() => onChange((now) => ({ ...now, plan: other, other: { ...now.plan, way: checked.way } }))}
            onClose={() => changeOther(null)}
          />
        )}
      </div>
    </>
  );
}
