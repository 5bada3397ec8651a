import type { ReactNode } from 'react';
import { FactList, Stat, Text } from '#shared/ui';
import styles from './PlanResult.module.css';
import type { PlanWords } from './usePlanWords.ts';

interface PlanResultProps {
  readonly words: PlanWords;
  readonly chart: ReactNode;
  readonly note: ReactNode;
  readonly action: ReactNode;
}

/** What the plan comes to: the payment large, the rest as facts, the way there as a drawing. */
export function PlanResult({ words, chart, note, action }: PlanResultProps) {
  return (
    <div className={styles.result}>
      <div aria-live="polite" className={styles.payments}>
        <Stat size="l" value={words.payment} label={words.rhythm} />
        {words.changes.map((change) => (
          <p key={change} className={styles.later}>
            {change}
          </p>
        ))}
      </div>
      {chart}
      <FactList columns={1} facts={words.facts} />
      <Text size="s" tone="muted">
        {note}
      </Text>
      <div className={styles.action}>{action}</div>
    </div>
  );
}
