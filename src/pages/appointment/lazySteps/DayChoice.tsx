import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { addDays } from '#domain/time/days.ts';
import { isDay } from '#domain/time/isDay.ts';
import { hoursOn } from '#domain/time/openingHours.ts';
import { visitApi } from '#entities/visit';
import type { DayState } from '#features/visit-day';
import type { CentersData, SlotsData } from '#shared/responses';
import { type QueryResult, useQueryResult } from '#shared/api';
import { formatDay, formatDayOfWeek } from '#shared/format';
import { QueryBoundary, useOnReturn } from '#shared/lazy';
import { useLanguage } from '#shared/routing';
import { isLive } from '#shared/store';
import { DayPicker, SoonDays, soonDays } from '../date/DayPicker.tsx';
import { dayTyped, monthTurned, selectTurnedMonth, selectTypedDay } from '../visitDateSlice.ts';
import styles from './LazySteps.module.css';

interface MonthOf {
  /** Alias; null: no query. */
  readonly center: string | null;
  /** Today in Kyiv; null: nothing is requested. */
  readonly today: string | null;
  /** `YYYY-MM`. */
  readonly month: string;
}

interface FreeDays {
  readonly result: QueryResult<SlotsData>;
  readonly days: readonly string[];
  /** Days whose slots are all taken. */
  readonly full: readonly string[];
  /** The first free day of the month or after it; null: none, or not loaded yet. */
  readonly first: string | null;
  /** Whether the response covers a day. */
  readonly knows: (day: string) => boolean;
}

/** A calendar shows up to two weeks of the months beside its own. */
const margin = 13;
const longestMonth = 31;

/** The days on which the center has a free slot, as a calendar that shows the month needs them. */
function useFreeDays({ center, today, month }: MonthOf): FreeDays {
  const language = useLanguage();
  const begins = `${month}-01`;
  const early = addDays(begins, -margin);
  const from = today !== null && today > early ? today : early;
  const to = addDays(begins, longestMonth + margin);
  const result = useQueryResult(
    visitApi.endpoints.getSlots,
    center === null || today === null ? null : { alias: center, from, to, language },
  );
  useOnReturn(result.refetch);
  const known = result.data?.days ?? [];
  const days = known.filter(({ slots }) => slots.some(({ free }) => free > 0)).map(({ day }) => day);
  return {
    result,
    days,
    full: known.map(({ day }) => day).filter((day) => !days.includes(day)),
    first: days.find((day) => day >= begins) ?? result.data?.next_day ?? null,
    knows: (day) => result.data !== undefined && from <= day && day <= to,
  };
}

type Center = Pick<CentersData['centers'][number], 'alias' | 'visits' | 'schedule' | 'closures'>;

interface CalendarOptions {
  readonly center: Center | null;
  /** `YYYY-MM-DD`. */
  readonly day: string | null;
  readonly today: string | null;
  /** The last day that can be booked. */
  readonly lastDay: string | null;
}

const monthOf = (day: string): string => day.slice(0, 7);

/** A placeholder while the month is unknown; nothing is requested for it. */
const someMonth = '2000-01';

/** The month that the calendar shows, and its free days. It begins at the month of the first free day. */
function useCalendar({ center, day, today, lastDay }: CalendarOptions) {
  const alias = center?.alias ?? null;
  const dispatch = useDispatch();
  const turned = useSelector(selectTurnedMonth);
  const present = today === null ? someMonth : monthOf(today);
  const nearest = useFreeDays({ center: alias, today, month: present });
  const start = day ?? nearest.first;
  const month = turned ?? (start === null ? present : monthOf(start));
  const shown = useFreeDays({ center: alias, today, month });
  const stateOf = (candidate: string): DayState => {
    if (today !== null && candidate < today) return 'past';
    if (lastDay !== null && candidate > lastDay) return 'tooFar';
    if (shown.days.includes(candidate) || nearest.days.includes(candidate)) return 'free';
    // The backend leaves out slots that have passed, and so today once all have.
    const over = candidate === today && center !== null && hoursOn(center, today).length > 0;
    if (over || shown.full.includes(candidate) || nearest.full.includes(candidate)) return 'full';
    return shown.knows(candidate) || nearest.knows(candidate) ? 'closed' : 'unknown';
  };
  const requested = shown.result.data !== undefined;
  const soon = nearest.days.length === 0 && nearest.first !== null ? [nearest.first] : nearest.days.slice(0, soonDays);

  return {
    month,
    showMonth: (next: string): void => void dispatch(monthTurned(next)),
    stateOf,
    /** The next free days; empty while unknown. */
    soon,
    /** For a month without a free day: the first one after it. */
    later: requested && !shown.days.some((free) => monthOf(free) === month) ? shown.first : null,
    known: requested && nearest.result.data !== undefined,
    failed: shown.result.error === undefined ? null : shown.result,
  };
}

interface DayChoiceProps {
  /** Null: no calendar yet. */
  readonly center: Center | null;
  readonly day: string | null;
  /** Today in Kyiv; null while the page does not know it. */
  readonly today: string | null;
  readonly error: string | undefined;
  readonly onChoose: (day: string) => void;
}

export function DayChoice({ center, day, today, error, onChoose }: DayChoiceProps) {
  const { t } = useTranslation('appointment');
  const language = useLanguage();
  const store = useStore();
  const typed = useSelector(selectTypedDay);
  const lastDay = center === null || today === null ? null : addDays(today, center.visits.days_ahead - 1);
  const calendar = useCalendar({ center, day, today, lastDay });
  const typedState = typed === null || !isDay(typed) ? null : calendar.stateOf(typed);

  // A day typed for a month that has loaded since.
  useEffect(() => {
    if (typed !== null && typedState === 'free' && isLive(store)) onChoose(typed);
  });
  const onDayTyped = (text: string): void => {
    const state = isDay(text) ? calendar.stateOf(text) : null;
    if (state === 'free') onChoose(text);
    else if (text !== typed) store.dispatch(dayTyped(text));
    if (state === 'unknown' || state === 'closed' || state === 'full') calendar.showMonth(text.slice(0, 7));
  };
  const refusal = (): string | undefined => {
    if (typed === null || typed === '' || typedState === 'free' || typedState === 'unknown') return undefined;
    if (typedState === 'past') return t('error.pastDay');
    if (typedState === 'tooFar') return t('error.tooFarDay', { day: formatDay(lastDay ?? typed, language) });
    if (typedState === 'full' || typedState === 'closed') {
      return t(`error.${typedState}Day`, { day: formatDayOfWeek(typed, language) });
    }
    return t('error.unreadableDay');
  };

  return (
    <div className={styles.choice}>
      <DayPicker
        day={day}
        today={center === null ? null : today}
        lastDay={lastDay}
        error={error ?? refusal()}
        unavailable={center === null ? <p className={styles.note}>{t('day.centerFirst')}</p> : undefined}
        stateOf={calendar.stateOf}
        month={calendar.month}
        onMonthShown={calendar.showMonth}
        onDayChosen={onChoose}
        onDayTyped={onDayTyped}
        laterDay={calendar.later}
      />
      {calendar.failed !== null && <QueryBoundary result={calendar.failed} skeleton={null} />}
      <div className={styles.soon}>
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
