import { useCallback, useDeferredValue, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalculatorProject } from '#contract/calculator.ts';
import { LoadFailed, useLatePart, useNearView } from '#shared/loading';
import { useLanguage } from '#shared/routing';
import { Accordion, SkeletonBlock } from '#shared/ui';
import type { CalculatorDraft, PlanDraft } from './draft/calculatorDraft.ts';
import type { CheckedHome } from './draft/checkHome.ts';
import type { CheckedPlan } from './draft/checkPlan.ts';
import type { ChangeDraft } from './draft/useCalculatorDraft.ts';
import styles from './LaterParts.module.css';
import { loadMore } from './loadMore.ts';
import type { Outcome } from './outcome.ts';

interface LaterPartsProps {
  readonly project: CalculatorProject;
  readonly draft: CalculatorDraft;
  readonly home: CheckedHome;
  readonly checked: CheckedPlan;
  readonly outcome: Outcome;
  readonly today: string | null;
  readonly onChange: ChangeDraft;
}

/** Every payment, and other ways to pay. Their code comes when they are near, or wanted: nothing of them is in the first view. */
export function LaterParts({ project, draft, home, checked, outcome, today, onChange }: LaterPartsProps) {
  const { t, i18n } = useTranslation('calculator');
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const near = useNearView(place);
  const language = useLanguage();
  const load = useCallback(() => loadMore(i18n, language), [i18n, language]);
  const { part, failed, retry } = useLatePart(load, open || near);
  // A slider moves the figures at once; hundreds of rows may follow.
  const shown = useDeferredValue(outcome);
  const { other } = draft;
  const changeOther = (next: PlanDraft | null): void => onChange((now) => ({ ...now, other: next }));

  return (
    <>
      <Accordion summary={t('table.summary', { count: outcome.payments.length })} className={styles.schedule} onOpenChange={setOpen}>
        {open && part !== null && today !== null && (
          <part.Schedule project={project} flat={home.flat} checked={checked} outcome={shown} today={today} />
        )}
        {open && part === null && !failed && <SkeletonBlock height="24rem" />}
      </Accordion>
      <div ref={place} className={styles.others}>
        {failed && <LoadFailed retrying={false} onRetry={retry} />}
        {part !== null && other === null && (
          <part.OtherWays project={project} checked={checked} price={outcome.price} onCompare={changeOther} />
        )}
        {part !== null && other !== null && (
          <part.Comparison
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
