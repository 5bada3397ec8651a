import { useDispatch, useSelector } from 'react-redux';
import type { DayState } from '#features/visit-day';
import { soonDays } from '../../date/DayPicker.tsx';
import { monthTurned, selectTurnedMonth } from '../../visitDateSlice.ts';
import { useFreeDays } from './useFreeDays.ts';

interface CalendarOptions {
  readonly center: string | null;
  /** `YYYY-MM-DD`. */
  readonly day: string | null;
  readonly today: string | null;
  /** The last day that can be booked. */
  readonly lastDay: string | null;
}

const monthOf = (day: string): string => day.slice(0, 7);

/** Stands for a month while nobody knows which: it is asked for nothing. */
const someMonth = '2000-01';

/** Which month the calendar shows, and which days can be chosen. It begins where there is something to choose. */
export function useCalendar({ center, day, today, lastDay }: CalendarOptions) {
  const dispatch = useDispatch();
  const turned = useSelector(selectTurnedMonth);
  const present = today === null ? someMonth : monthOf(today);
  const nearest = useFreeDays({ center, today, month: present });
  const start = day ?? nearest.first;
  const month = turned ?? (start === null ? present : monthOf(start));
  const shown = useFreeDays({ center, today, month });
  const stateOf = (candidate: string): DayState => {
    if (today !== null && candidate < today) return 'past';
    if (lastDay !== null && candidate > lastDay) return 'tooFar';
    if (shown.days.includes(candidate) || nearest.days.includes(candidate)) return 'free';
    return shown.knows(candidate) || nearest.knows(candidate) ? 'closed' : 'unknown';
  };
  const asked = shown.answer.data !== undefined;
  const soon = nearest.days.length === 0 && nearest.first !== null ? [nearest.first] : nearest.days.slice(0, soonDays);

  return {
    month,
    showMonth: (next: string): void => void dispatch(monthTurned(next)),
    stateOf,
    /** The next free days; empty while nobody knows. */
    soon,
    /** For a month without a free day: the first one after it. */
    later: asked && !shown.days.some((free) => monthOf(free) === month) ? shown.first : null,
    known: asked && nearest.answer.data !== undefined,
    failed: shown.answer.error === undefined ? null : shown.answer,
  };
}
