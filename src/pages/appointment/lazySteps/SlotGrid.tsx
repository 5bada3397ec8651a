import { useTranslation } from 'react-i18next';
import type { Slot } from '#contract/visit.ts';
import { kyivOffsetHours } from '#domain/kyivTime.ts';
import type { ChosenSlot, StateName } from '#features/booking';
import { formatClock, ownClock } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { SkeletonBlock, VisuallyHidden } from '#shared/ui';
import styles from './LazySteps.module.css';

/** What tells the two hours apart that a night in autumn has under one name: "UTC+3". */
export function kyivOffset(startsAt: string): string {
  return `UTC+${kyivOffsetHours(new Date(startsAt))}`;
}

/** Why the visitor is here again. */
export function TimeNotice({ name }: { readonly name: StateName }) {
  const { t } = useTranslation('appointment');
  if (name !== 'conflict' && name !== 'hold_failed') return null;
  return (
    <p role="alert" className={styles.notice}>
      {t(`time.${name}`)}
    </p>
  );
}

interface SlotGridProps {
  readonly slots: readonly Slot[];
  /** `YYYY-MM-DD` in Kyiv. */
  readonly day: string;
  /** `starts_at` of the visitor's slot, held or being requested. */
  readonly chosen: string | null;
  readonly waiting: boolean;
  readonly onChoose: (slot: ChosenSlot) => void;
}

/** Every time of the day a button; taken ones stay in their places. */
export function SlotGrid({ slots, day, chosen, waiting, onChoose }: SlotGridProps) {
  const { t } = useTranslation('appointment');
  const language = useLanguage();
  const ownTime = (startsAt: string): string | null => ownClock(new Date(startsAt), day, language);
  const elsewhere = slots.some(({ starts_at }) => ownTime(starts_at) !== null);
  const isTwice = (time: string): boolean => slots.filter((slot) => slot.time === time).length > 1;

  return (
    <div>
      <p className={styles.zone}>{elsewhere ? t('time.zoneBoth') : t('time.zone')}</p>
      <ul role="list" aria-label={t('time.list')} className={styles.grid}>
        {slots.map(({ starts_at, time, free }) => {
          const own = ownTime(starts_at);
          const mine = starts_at === chosen;
          return (
            <li key={starts_at}>
              <button
                type="button"
                className={styles.slot}
                disabled={free === 0 && !mine}
                aria-pressed={mine}
                aria-busy={(mine && waiting) || undefined}
                onClick={() => onChoose({ starts_at, time })}
              >
                <span className={styles.time}>
                  {formatClock(time)}
                  {isTwice(time) && <small className={styles.own}> {kyivOffset(starts_at)}</small>}
                </span>
                {own !== null && (
                  <small className={styles.own}>
                    {own} <VisuallyHidden>{t('time.ownClock')}</VisuallyHidden>
                  </small>
                )}
                {free === 0 && !mine && <VisuallyHidden>{t('time.taken')}</VisuallyHidden>}
              </button>
            </li>
          );
        })}
      </ul>
      <div role="status">
        <VisuallyHidden>{waiting && t('time.holding')}</VisuallyHidden>
      </div>
    </div>
  );
}

export function SlotGridSkeleton() {
  return (
    <div aria-hidden>
      <p className={styles.zone}>{'\u00A0'}</p>
      <div className={styles.grid}>
        {Array.from({ length: 9 }, (_, index) => (
          <SkeletonBlock key={index} height="3.5rem" />
        ))}
      </div>
    </div>
  );
}
