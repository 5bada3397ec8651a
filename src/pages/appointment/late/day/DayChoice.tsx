import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { addDays } from '#domain/days.ts';
import type { CentersData } from '#shared/answers';
import { formatDay, formatDayMonth, formatDayOfWeek } from '#shared/format';
import { QueryBoundary } from '#shared/loading';
import { useLanguage } from '#shared/routing';
import { Button } from '#shared/ui';
import { DayPicker, isDay, SoonDays } from '../../date/DayPicker.tsx';
import { dayTyped, selectTypedDay } from '../../visitDateSlice.ts';
import styles from './DayChoice.module.css';
import { useCalendar } from './useCalendar.ts';

export interface DayChoiceProps {
  /** Null: there is no calendar yet. */
  readonly center: Pick<CentersData['centers'][number], 'alias' | 'visits'> | null;
  readonly day: string | null;
  /** Today in Kyiv; null while the page does not know it. */
  readonly today: string | null;
  readonly error: string | undefined;
  readonly onChoose: (day: string) => void;
}

export function DayChoice({ center, day, today, error, onChoose }: DayChoiceProps) {
  const { t } = useTranslation('appointment');
  const language = useLanguage();
  const dispatch = useDispatch();
  const typed = useSelector(selectTypedDay);
  const lastDay = center === null || today === null ? null : addDays(today, center.visits.days_ahead - 1);
  const calendar = useCalendar({ center: center?.alias ?? null, day, today, lastDay });
  const { later } = calendar;
  const typedState = typed === null || !isDay(typed) ? null : calendar.stateOf(typed);

  // A day of a month that was still to come when it was typed.
  useEffect(() => {
    if (typed !== null && typedState === 'free') onChoose(typed);
  });
  const onDayTyped = (text: string): void => {
    const state = isDay(text) ? calendar.stateOf(text) : null;
    if (state === 'free') onChoose(text);
    else if (text !== typed) dispatch(dayTyped(text));
    if (state === 'unknown' || state === 'closed') calendar.showMonth(text.slice(0, 7));
  };
  const refusal = (): string | undefined => {
    if (typed === null || typed === '' || typedState === 'free' || typedState === 'unknown') return undefined;
    if (typedState === 'past') return t('error.pastDay');
    if (typedState === 'tooFar') return t('error.tooFarDay', { day: formatDay(lastDay ?? typed, language) });
    if (typedState === 'closed') return t('error.closedDay', { day: formatDayOfWeek(typed, language) });
    return t('error.unreadableDay');
  };

  return (
    <div className={styles.choice}>
      <DayPicker
        day={day}
        today={center === null ? null : today}
        lastDay={lastDay}
        error={error ?? refusal()}
        stateOf={calendar.stateOf}
        month={calendar.month}
        onMonthShown={calendar.showMonth}
        onDayChosen={onChoose}
        onDayTyped={onDayTyped}
        footer={
          later !== null && (
            <Button variant="quiet" size="s" onClick={() => calendar.showMonth(later.slice(0, 7))}>
              {t('day.later', { day: formatDayMonth(later, language) })}
            </Button>
          )
        }
      />
      {calendar.failed !== null && <QueryBoundary answer={calendar.failed} skeleton={null} />}
      <div className={styles.soon}>
        {center === null && <p className={styles.note}>{t('day.centerFirst')}</p>}
        <SoonDays legend={t('day.soon')} days={calendar.soon} chosen={day} onChoose={onChoose} />
        {calendar.known && calendar.soon.length === 0 && <p className={styles.note}>{t('day.none')}</p>}
      </div>
      <p className={styles.chosen} aria-live="polite">
        {day !== null && formatDayOfWeek(day, language)}
        {typedState === 'unknown' && calendar.failed === null && t('day.checking')}
      </p>
    </div>
  );
}
