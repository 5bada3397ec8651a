import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationQuery } from '#contract/leads/lead.ts';
import { addDays } from '#domain/time/days.ts';
import { momentInKyiv } from '#domain/time/kyivMoment.ts';
import { kyivClock, todayInKyiv } from '#domain/time/kyivTime.ts';
import { hoursOn } from '#domain/time/openingHours.ts';
import { useQueryResult } from '#shared/api';
import type { Language } from '#shared/config';
import { formatClock, formatDayOfWeek, formatWeekdayDay, ownClock } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { useNow } from '#shared/time';
import { Field, Select } from '#shared/ui';
import { companyApi } from './companyApi.ts';
import { clockOf, type ClockSpan, joined, minutesOf, type Opening } from './openingHours.ts';
import styles from './CallTimePicker.module.css';

type Wish = Pick<ApplicationQuery, 'call_day' | 'call_from' | 'call_to'>;

/** A window of a day as one text, for a field of a form: "2026-11-23 11:00 13:00". */
interface CallTimeWindow {
  /** `YYYY-MM-DD` in Kyiv. */
  readonly day: string;
  /** `HH:MM` in Kyiv. */
  readonly from: string;
  readonly to: string;
}

export function writeWindow({ day, from, to }: CallTimeWindow): string {
  return [day, from, to].join(' ');
}

/** Null for the empty text, which means as soon as possible. */
export function readWindow(text: string): CallTimeWindow | null {
  const [day = '', from, to] = text.split(' ');
  return from === undefined || to === undefined ? null : { day, from, to };
}

/** The wish fields of a lead: all three, or none. */
export function callWish(text: string): Wish {
  const window = readWindow(text);
  return window === null ? {} : { call_day: window.day, call_from: window.from, call_to: window.to };
}

/** The same in words, for a message; null for as soon as possible. */
export function callWishWords(text: string, language: Language): string | null {
  const window = readWindow(text);
  if (window === null) return null;
  return `${formatDayOfWeek(window.day, language)}, ${formatClock(window.from)}–${formatClock(window.to)}`;
}

/** A window by the clock of the visitor, or of another zone; null where Kyiv's shows the same. */
export function ownWindow(
  { day, from, to }: CallTimeWindow,
  language: Language,
  zone?: string,
): Pick<CallTimeWindow, 'from' | 'to'> | null {
  const own = (clock: string): string | null => ownClock(momentInKyiv(day, clock), day, language, zone);
  const start = own(from);
  return start === null ? null : { from: start, to: own(to) ?? to };
}

interface CallDay {
  /** `YYYY-MM-DD` in Kyiv. */
  readonly day: string;
  readonly windows: readonly CallTimeWindow[];
}

/** Minutes: the length of a call window, and its minimum. */
const length = 120;
const shortest = 60;
/** How many days are offered, and how far they may be. */
const most = 6;
const outlook = 21;

function cut({ from, to }: ClockSpan): readonly ClockSpan[] {
  const pieces = Array.from({ length: Math.ceil((to - from) / length) }, (_, index) => ({
    from: from + index * length,
    to: Math.min(from + (index + 1) * length, to),
  }));
  return pieces.filter((piece) => piece.to - piece.from >= shortest);
}

/** The call windows of a day, and the wished one: within the opening hours of at least one center each. */
function windowsOn(centers: readonly Opening[], day: string, wished: CallTimeWindow | null): readonly ClockSpan[] {
  const hours = centers
    .flatMap((center) => hoursOn(center, day))
    .map(({ from, to }) => ({ from: minutesOf(from), to: minutesOf(to) }));
  const windows = joined(hours).flatMap(cut);
  if (wished?.day === day) {
    const [from, to] = [minutesOf(wished.from), minutesOf(wished.to)];
    if (!windows.some((window) => window.from === from && window.to === to)) windows.push({ from, to });
  }
  return windows
    .filter((window) => hours.some(({ from, to }) => from <= window.from && window.to <= to))
    .toSorted((a, b) => a.from - b.from);
}

/**
 * The next days with calls, with the windows that have not begun. The wished one may be of other hours, such as those
 * of another center. Clocks are Kyiv's, so daylight saving changes nothing.
 */
export function callDays(
  centers: readonly Opening[],
  now: Date,
  wished: CallTimeWindow | null = null,
): readonly CallDay[] {
  const today = todayInKyiv(now);
  const minute = minutesOf(kyivClock(now));
  return Array.from({ length: outlook }, (_, ahead) => {
    const day = addDays(today, ahead);
    const coming = windowsOn(centers, day, wished).filter(({ from }) => ahead > 0 || from > minute);
    return { day, windows: coming.map(({ from, to }) => ({ day, from: clockOf(from), to: clockOf(to) })) };
  })
    .filter(({ windows }) => windows.length > 0)
    .slice(0, most);
}

interface CallTimeChoiceProps {
  /** Empty while unknown: the call is as soon as possible then. */
  readonly days: readonly CallDay[];
  readonly now: Date | null;
  /** As `writeWindow` writes it; empty: as soon as possible. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onFocus: (() => void) | undefined;
}

/** When a call is welcome: a day, and a window of it. */
function CallTimeChoice({ days, now, value, onChange, onFocus }: CallTimeChoiceProps) {
  const { t } = useTranslation('form');
  const language = useLanguage();
  const chosen = readWindow(value);
  const windows = days.find(({ day }) => day === chosen?.day)?.windows ?? [];
  const known = chosen !== null && windows.length > 0;
  const own = known ? ownWindow(chosen, language) : null;
  const today = now && todayInKyiv(now);

  const dayName = (day: string): string => {
    if (day === today) return t('callTime.today');
    return today !== null && day === addDays(today, 1) ? t('callTime.tomorrow') : formatWeekdayDay(day, language);
  };
  const choose = (window: CallTimeWindow | undefined): void =>
    onChange(window === undefined ? '' : writeWindow(window));

  return (
    <Field
      label={t('callTime.label')}
      hint={own === null ? undefined : t('callTime.own', { from: own.from, to: own.to })}
    >
      {(control) => (
        <div className={styles.row}>
          <Select
            {...control}
            value={known ? chosen.day : ''}
            onFocus={onFocus}
            onChange={({ target }) => choose(days.find(({ day }) => day === target.value)?.windows[0])}
          >
            <option value="">{t('callTime.soon')}</option>
            {days.map(({ day }) => (
              <option key={day} value={day}>
                {dayName(day)}
              </option>
            ))}
          </Select>
          {known && (
            <Select aria-label={t('callTime.hours')} value={value} onChange={({ target }) => onChange(target.value)}>
              {windows.map((window) => (
                <option key={window.from + window.to} value={writeWindow(window)}>
                  {`${formatClock(window.from)}–${formatClock(window.to)}`}
                </option>
              ))}
            </Select>
          )}
        </div>
      )}
    </Field>
  );
}

interface CallTimePickerProps {
  /** As `callWish` reads it; empty: as soon as possible. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onFocus?: () => void;
  /** Whether to fetch the hours; until then the call is as soon as possible. */
  readonly enabled: boolean;
  /** Alias of the center that calls; any, where it is absent or unknown. */
  readonly center?: string | null | undefined;
}

/** Hours in which the centers can call; left out when unknown or none. */
export function CallTimePicker({ value, onChange, onFocus, enabled, center }: CallTimePickerProps) {
  const language = useLanguage();
  const { data, error } = useQueryResult(companyApi.endpoints.getContacts, enabled ? { language } : null, {
    refetchFailed: true,
  });
  const now = useNow();
  const wished = readWindow(value);
  const caller = data?.centers.filter(({ alias }) => alias === center) ?? [];
  const days =
    data === undefined || now === null ? null : callDays(caller.length > 0 ? caller : data.centers, now, wished);
  const over =
    wished !== null &&
    days !== null &&
    !days.some(({ windows }) => windows.some((window) => writeWindow(window) === value));

  // An outdated wish, or one whose time has passed.
  useEffect(() => {
    if (over) onChange('');
  }, [over, onChange]);

  if (error !== undefined || days?.length === 0) return null;
  return <CallTimeChoice days={days ?? []} now={now} value={value} onChange={onChange} onFocus={onFocus} />;
}
