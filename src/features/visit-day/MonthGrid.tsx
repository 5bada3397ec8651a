import dayjs from 'dayjs';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { weekdayOf } from '#domain/time/days.ts';
import { isDay } from '#domain/time/isDay.ts';
import { formatDayMonth, formatDayOfWeek, formatMonth, formatWeekdayName, formatWeekdays } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { ArrowLeftIcon, ArrowRightIcon, Button, IconButton } from '#shared/ui';
import styles from './MonthGrid.module.css';

/** SPEC.md section 5: what is stored has its zeros, what is shown has none. */
const stored = 'YYYY-MM-DD';
const shown = 'D-M-YYYY';

/** Day, month and year with one of `- . /` between them, with or without zeros. */
const dayFirst = /^(\d{1,2})([-./])(\d{1,2})\2(\d{4})$/;

/** The day that a visitor typed, `YYYY-MM-DD`; null: the text is no day. */
export function readTypedDay(text: string): string | null {
  const trimmed = text.trim();
  const [, day = '', , month = '', year = ''] = dayFirst.exec(trimmed) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return [trimmed, iso].find(isDay) ?? null;
}

/** dayjs formats an invalid text as this. */
export const noDay = 'Invalid Date';

/** A stored day as the field shows it; "Invalid Date" for an invalid one, empty for empty. */
export function shownDay(day: string): string {
  return day === '' ? '' : dayjs(day).format(shown);
}

/** A stored day, so many days or months later; a month that is too short ends on its last day. */
function moveDay(day: string, count: number, unit: 'day' | 'month'): string {
  return dayjs(day).add(count, unit).format(stored);
}

function daysInMonth(month: string): number {
  return dayjs(`${month}-01`).daysInMonth();
}

/** `closed`: no visits that day; `full`: all hours are taken or over. */
export type DayState = 'free' | 'full' | 'closed' | 'past' | 'tooFar' | 'unknown';

interface MonthGridProps {
  readonly day: string | null;
  readonly today: string;
  readonly lastDay: string;
  readonly stateOf: (day: string) => DayState;
  readonly month: string;
  /** Whether the days take the focus when the calendar opens. */
  readonly takesFocus: boolean;
  /** For a month without a free day: the first one after it. */
  readonly laterDay: string | null;
  readonly onMonthShown: (month: string) => void;
  readonly onChoose: (day: string) => void;
}

const week = [1, 2, 3, 4, 5, 6, 7] as const;

const monthOf = (day: string): string => day.slice(0, 7);

/** The month in weeks from Monday to Sunday; null for days of other months. */
function weeksOf(month: string): (string | null)[][] {
  const days = Array.from(
    { length: daysInMonth(month) },
    (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`,
  );
  const before = weekdayOf(`${month}-01`) - 1;
  const cells = [...Array.from({ length: before }, () => null), ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, row) =>
    week.map((_, column) => cells[row * 7 + column] ?? null),
  );
}

/** The day to which a key moves; null for other keys. */
function dayAfterKey(key: string, day: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return moveDay(day, -1, 'day');
    case 'ArrowRight':
      return moveDay(day, 1, 'day');
    case 'ArrowUp':
      return moveDay(day, -7, 'day');
    case 'ArrowDown':
      return moveDay(day, 7, 'day');
    case 'Home':
      return moveDay(day, 1 - weekdayOf(day), 'day');
    case 'End':
      return moveDay(day, 7 - weekdayOf(day), 'day');
    case 'PageUp':
      return moveDay(day, -1, 'month');
    case 'PageDown':
      return moveDay(day, 1, 'month');
    default:
      return null;
  }
}

/** The calendar of one month, by the ARIA pattern of a date picker: one day is in the tab order, keys go to the others. */
export function MonthGrid({
  day,
  today,
  lastDay,
  stateOf,
  month,
  takesFocus,
  laterDay,
  onMonthShown,
  onChoose,
}: MonthGridProps) {
  const { t } = useTranslation('appointment');
  const language = useLanguage();
  const heading = useId();
  const panel = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const [cursor, setCursor] = useState<string | null>(null);
  const focusIsDue = useRef(takesFocus);
  // Not disabled: a button that is disabled under the focus loses it.
  const isFirst = month <= monthOf(today);
  const isLast = month >= monthOf(lastDay);
  const weeks = weeksOf(month);
  const days = weeks.flat().filter((cell) => cell !== null);
  const first = monthOf(today) === month ? today : `${month}-01`;
  const active =
    [cursor, day].find((candidate) => candidate !== null && monthOf(candidate) === month) ??
    days.find((candidate) => stateOf(candidate) === 'free') ??
    first;

  // Screen readers get it with the name of the day.
  const refused = cursor !== null && monthOf(cursor) === month && stateOf(cursor) !== 'free';

  useLayoutEffect(() => {
    if (!focusIsDue.current) return;
    const target = grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`);
    if (target === null || target === undefined) return;
    focusIsDue.current = false;
    target.focus({ preventScroll: true });
  });
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const moveTo = (next: string): void => {
    setCursor(next);
    focusIsDue.current = true;
    if (monthOf(next) !== month) onMonthShown(monthOf(next));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const from = event.target instanceof HTMLElement ? event.target.dataset['day'] : undefined;
    const to = from === undefined ? null : dayAfterKey(event.key, from);
    if (to === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    moveTo(to < today ? today : to > lastDay ? lastDay : to);
  };

  return (
    <div ref={panel} role="dialog" aria-label={t('day.calendar')} tabIndex={-1} className={styles.panel}>
      <div className={styles.head}>
        <IconButton
          label={t('day.previousMonth')}
          icon={<ArrowLeftIcon size={20} />}
          aria-disabled={isFirst}
          onClick={() => {
            if (!isFirst) onMonthShown(monthOf(moveDay(`${month}-01`, -1, 'month')));
          }}
        />
        <p id={heading} aria-live="polite" className={styles.month}>
          {formatMonth(month, language)}
        </p>
        <IconButton
          label={t('day.nextMonth')}
          icon={<ArrowRightIcon size={20} />}
          aria-disabled={isLast}
          onClick={() => {
            if (!isLast) onMonthShown(monthOf(moveDay(`${month}-01`, 1, 'month')));
          }}
        />
      </div>
      <div className={styles.days}>
        <table
          ref={grid}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- ARIA's date picker pattern; cells of it are gridcells
          role="grid"
          aria-labelledby={heading}
          aria-busy={days.some((candidate) => stateOf(candidate) === 'unknown')}
          className={styles.grid}
          onKeyDown={onKeyDown}
        >
          <thead>
            <tr>
              {week.map((weekday) => (
                <th key={weekday} scope="col" abbr={formatWeekdayName(weekday, language)}>
                  {formatWeekdays([weekday], language)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((cells) => (
              <tr key={cells.find((cell) => cell !== null)}>
                {cells.map((cell, column) =>
                  cell === null ? (
                    <td key={week[column]}>{'\u00A0'}</td>
                  ) : (
                    <td key={cell} aria-selected={cell === day}>
                      <button
                        type="button"
                        data-day={cell}
                        data-state={stateOf(cell)}
                        tabIndex={cell === active ? 0 : -1}
                        aria-label={`${formatDayOfWeek(cell, language)}, ${t(`day.state.${stateOf(cell)}`)}`}
                        aria-disabled={stateOf(cell) !== 'free'}
                        aria-current={cell === today ? 'date' : undefined}
                        className={styles.day}
                        onFocus={() => setCursor(cell)}
                        onClick={() => {
                          if (stateOf(cell) === 'free') onChoose(cell);
                          // Safari does not focus a button that is pressed.
                          else setCursor(cell);
                        }}
                      >
                        {Number(cell.slice(8))}
                      </button>
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.reason} aria-hidden>
        {refused && `${formatDayOfWeek(cursor, language)}: ${t(`day.state.${stateOf(cursor)}`)}`}
      </p>
      {laterDay !== null && (
        <Button variant="quiet" size="s" onClick={() => moveTo(laterDay)}>
          {t('day.later', { day: formatDayMonth(laterDay, language) })}
        </Button>
      )}
    </div>
  );
}
