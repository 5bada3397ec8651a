import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '#domain/days.ts';
import { todayInKyiv } from '#domain/kyivTime.ts';
import { useQueryResult } from '#shared/api';
import { formatClock, formatWeekdayDay } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { useNow } from '#shared/time';
import { Field, Select } from '#shared/ui';
import { type CallDay, callDays, type CallTimeWindow, ownWindow, readWindow, writeWindow } from './callTime.ts';
import styles from './CallTimePicker.module.css';
import { companyApi } from './companyApi.ts';

interface CallTimeChoiceProps {
  /** Empty while unknown: the call is as soon as possible then. */
  readonly days: readonly CallDay[];
  readonly now: Date | null;
  /** As `writeWindow` writes it; empty: as soon as possible. */
  readonly value: string;
  readonly onChange?: (value: string) => void;
}

/** When a call is welcome: a day, and a window of it. */
function CallTimeChoice({ days, now, value, onChange }: CallTimeChoiceProps) {
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
    onChange?.(window === undefined ? '' : writeWindow(window));

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
            <Select aria-label={t('callTime.hours')} value={value} onChange={({ target }) => onChange?.(target.value)}>
              {windows.map((window) => (
                <option key={window.from} value={writeWindow(window)}>
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
  /** Whether to fetch the hours; until then the call is as soon as possible. */
  readonly enabled: boolean;
}

/** Hours in which the centers can call; left out when unknown. */
export function CallTimePicker({ value, onChange, enabled }: CallTimePickerProps) {
  const language = useLanguage();
  const { data, error } = useQueryResult(companyApi.endpoints.getContacts, enabled ? { language } : null, {
    refetchFailed: true,
  });
  const now = useNow();
  const days = data === undefined || now === null ? null : callDays(data.centers, now);
  const wished = readWindow(value);
  const over =
    wished !== null &&
    days !== null &&
    !days.some(({ windows }) => windows.some((window) => writeWindow(window) === value));

  // An outdated wish, or one whose time has passed.
  useEffect(() => {
    if (over) onChange('');
  }, [over, onChange]);

  if (error !== undefined) return null;
  return <CallTimeChoice days={days ?? []} now={now} value={value} onChange={onChange} />;
}
