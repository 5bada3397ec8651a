import { useEffect } from 'react';
import { useQueryResult } from '#shared/api';
import { useLanguage } from '#shared/routing';
import { useNow } from '#shared/time';
import { companyApi } from '../companyApi.ts';
import { callDays } from './callDays.ts';
import { CallTimeChoice } from './CallTimeChoice.tsx';
import { readWindow, writeWindow } from './callWish.ts';

interface CallTimePickerProps {
  /** As `callWish` reads it; empty: as soon as possible. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Whether the hours are asked for; before, a call comes as soon as possible. */
  readonly wanted: boolean;
}

/** Hours at which the centers can call; it is left out where nobody knows them. */
export function CallTimePicker({ value, onChange, wanted }: CallTimePickerProps) {
  const language = useLanguage();
  const { data, error } = useQueryResult(companyApi.endpoints.getContacts, wanted ? { language } : null, {
    askFailed: true,
  });
  const now = useNow();
  const days = data === undefined || now === null ? null : callDays(data.centers, now);
  const wished = readWindow(value);
  const over =
    wished !== null &&
    days !== null &&
    !days.some(({ windows }) => windows.some((window) => writeWindow(window) === value));

  // A wish of days ago, or one whose hour has come meanwhile.
  useEffect(() => {
    if (over) onChange('');
  }, [over, onChange]);

  if (error !== undefined) return null;
  return <CallTimeChoice days={days ?? []} now={now} value={value} onChange={onChange} />;
}
