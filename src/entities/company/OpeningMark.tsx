import { useTranslation } from 'react-i18next';
import { weekdayOf } from '#domain/days.ts';
import type { SalesCenter } from '#shared/answers';
import { formatClock, formatDayMonth } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { useNow } from '#shared/time';
import { StatusMark } from '#shared/ui';
import { openingState, type OpeningChange } from './openingState.ts';
import styles from './OpeningMark.module.css';

const weekdayKeys = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** In words, when a closed center opens: "today at 9:00", "on Monday at 9:00". */
function useOpeningWords() {
  const { t } = useTranslation('housing');
  const language = useLanguage();
  return ({ day, inDays, clock }: OpeningChange): string => {
    const time = formatClock(clock);
    if (inDays === 0) return t('opening.opensToday', { time });
    if (inDays === 1) return t('opening.opensTomorrow', { time });
    const weekday = weekdayKeys[weekdayOf(day) - 1];
    return inDays < 7 && weekday !== undefined
      ? t('opening.opensOn', { time, day: t(`opening.${weekday}`) })
      : t('opening.opensOn', { time, day: formatDayMonth(day, language) });
  };
}

/** Whether a sales center is open now; its place is kept until the present is known. */
export function OpeningMark({ center }: { readonly center: SalesCenter }) {
  const { t } = useTranslation('housing');
  const opensIn = useOpeningWords();
  const now = useNow();
  const state = now === null || center.schedule.length === 0 ? null : openingState(center, now);
  return (
    <p className={styles.mark}>
      {state?.open === true && (
        <StatusMark tone="success">
          {state.change === null
            ? t('opening.open')
            : t('opening.openUntil', { time: formatClock(state.change.clock) })}
        </StatusMark>
      )}
      {state?.open === false && (
        <StatusMark tone="neutral">{state.change === null ? t('opening.closed') : opensIn(state.change)}</StatusMark>
      )}
    </p>
  );
}
