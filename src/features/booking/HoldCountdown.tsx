import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#shared/ui';
import styles from './HoldCountdown.module.css';
import type { SlotHold } from './machine/index.ts';
import { useSecondsLeft } from './secondsLeft.ts';

/** Seconds before the end at which it is said aloud. */
const lastCall = 60;

function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** How long the slot is held. Screen readers hear of it once, a minute before the end. */
export function HoldCountdown({ hold }: { readonly hold: SlotHold }) {
  const { t } = useTranslation('appointment');
  const left = useSecondsLeft(hold);
  const near = left <= lastCall;
  return (
    <div className={styles.hold} data-near={near}>
      <p>
        {t('hold.held')}{' '}
        <span role="timer" className={styles.clock}>
          {clockOf(left)}
        </span>
      </p>
      <div role="status" data-transient>
        <VisuallyHidden>{near && left > 0 && t('hold.lastMinute')}</VisuallyHidden>
      </div>
    </div>
  );
}
