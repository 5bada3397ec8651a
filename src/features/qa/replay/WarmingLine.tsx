import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScreenDifference } from '@obriy/recorder';
import { Button } from '#shared/ui';
import styles from './WarmingLine.module.css';

export interface WarmingStatus {
  /** How many steps have been shown. */
  readonly step: number;
  /** Whether it goes on; it is paused while the visitor goes through the steps. */
  readonly running: boolean;
}

/** Shows every step of a replay once, so that what it downloads is there. */
export interface Warming {
  /** Null: every step has been shown. */
  readonly status: () => WarmingStatus | null;
  /** The first step at which the page shows something else than it showed; null: none so far. */
  readonly differsOnScreen: () => ScreenDifference | null;
  readonly subscribe: (listener: () => void) => () => void;
  readonly pause: () => void;
  readonly resume: () => void;
}

/** Says how far a replay is prepared, and lets it go on. */
export function WarmingLine({ warming, length }: { readonly warming: Warming; readonly length: number }) {
  const { t } = useTranslation('qa');
  const status = useSyncExternalStore(warming.subscribe, warming.status);
  if (status === null) return null;
  const { step, running } = status;
  const words = t('replay.warming', { step, length });
  return (
    <div className={styles.warming}>
      <progress className={styles.progress} aria-label={words} max={length} value={step} />
      <span>{words}</span>
      {!running && (
        <Button variant="quiet" size="s" onClick={warming.resume}>
          {t('replay.warm')}
        </Button>
      )}
    </div>
  );
}
