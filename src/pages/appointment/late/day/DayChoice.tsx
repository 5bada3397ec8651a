import { useTranslation } from 'react-i18next';
import { VisitDayField } from '#features/visit-day';
import { formatDayMonth, formatDayOfWeek, formatWeekdayDay } from '#shared/format';
import { Awaited } from '#shared/loading';
import { useLanguage } from '#shared/routing';
import { Button, Chip, ChipGroup } from '#shared/ui';
import styles from './DayChoice.module.css';
import { useCalendar } from './useCalendar.ts';

export interface DayChoiceProps {
  /** Alias; null: there is no calendar yet. */
  readonly center: string | null;
  readonly day: string | null;
  /** Today in Kyiv; null while the page does not know it. */
  readonly today: string | null;
  readonly error: string | undefined;
  readonly onChoose: (day: string) => void;
}

export function DayChoice({ center, day, today, error, onChoose }: DayChoiceProps) {
  const { t } = useTranslation('appointment');
  const language = useLanguage();
  const calendar = useCalendar({ center, day, today });
  const { later } = calendar;

  return (
    <div className={styles.choice}>
      <VisitDayField
        day={day}
        today={center === null ? null : today}
        error={error}
        canVisitOn={calendar.isFree}
        month={calendar.month}
        onMonthShown={calendar.showMonth}
        onDayChosen={onChoose}
        footer={
          later !== null && (
            <Button variant="quiet" size="s" onClick={() => calendar.showMonth(later.slice(0, 7))}>
              {t('day.later', { day: formatDayMonth(later, language) })}
            </Button>
          )
        }
      />
      {calendar.failed !== null && <Awaited answer={calendar.failed} skeleton={null} />}
      <div className={styles.soon}>
        {center === null && <p className={styles.note}>{t('day.centerFirst')}</p>}
        {calendar.soon.length > 0 && (
          <ChipGroup legend={t('day.soon')}>
            {calendar.soon.map((free) => (
              <Chip key={free} pressed={free === day} onPressedChange={() => onChoose(free)}>
                {formatWeekdayDay(free, language)}
              </Chip>
            ))}
          </ChipGroup>
        )}
        {calendar.known && calendar.soon.length === 0 && <p className={styles.note}>{t('day.none')}</p>}
      </div>
      <p className={styles.chosen} aria-live="polite">
        {day !== null && formatDayOfWeek(day, language)}
      </p>
    </div>
  );
}
