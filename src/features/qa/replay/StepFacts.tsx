import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Changes, LiftedAction } from '@obriy/recorder';
import styles from './ReplayBar.module.css';

/** Characters of a payload that are shown: an answer of the backend may have hundreds of thousands. */
const longest = 4000;

/** Of a value that changed. */
const longestChange = 160;

interface StepFactsProps {
  readonly lifted: LiftedAction | undefined;
  readonly changes: Changes | undefined;
}

function textOf(value: unknown): string {
  const text = JSON.stringify(value, null, 2) ?? '';
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** Written out only while somebody reads it: going through a thousand steps has to be fluid. */
export function Facts({ title, value }: { readonly title: string; readonly value: unknown }) {
  const [open, setOpen] = useState(false);
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>{title}</summary>
      {open && <pre className={styles.text}>{textOf(value)}</pre>}
    </details>
  );
}

function shortened(changes: Changes): Changes {
  return Object.fromEntries(
    Object.entries(changes).map(([path, value]) => [
      path,
      value.length > longestChange ? `${value.slice(0, longestChange)}…` : value,
    ]),
  );
}

/** The action of a step, and what it did to the state. */
export function StepFacts({ lifted, changes }: StepFactsProps) {
  const { t } = useTranslation('qa');
  const { type, ...carried } = lifted?.action ?? { type: t('replay.first') };
  return (
    <div className={styles.facts}>
      <code className={styles.type}>{type}</code>
      {Object.keys(carried).length > 0 && (
        <Facts title={t('replay.payload')} value={'payload' in carried ? carried.payload : carried} />
      )}
      {changes !== undefined && Object.keys(changes).length > 0 && (
        <Facts title={t('replay.changes')} value={shortened(changes)} />
      )}
    </div>
  );
}
