import { useEffect } from 'react';
import { useField } from 'react-final-form';
import { useAnswer } from '#shared/api';
import { useLanguage } from '#shared/routing';
import { useNow } from '#shared/time';
import { companyApi } from '../companyApi.ts';
import { callDays } from './callDays.ts';
import { CallTimeChoice } from './CallTimeChoice.tsx';
import { readWindow, writeWindow } from './callWish.ts';

/** The field of a form for it; it is left out where nobody knows the hours. */
export function CallTimeField({ name }: { readonly name: string }) {
  const { data, error } = useAnswer(companyApi.endpoints.getContacts, { language: useLanguage() }, { askFailed: true });
  const now = useNow();
  const { input } = useField<string>(name);
  const { value, onChange } = input;
  const days = data === undefined || now === null ? null : callDays(data.centers, now);
  const wished = readWindow(value);
  const over = wished !== null && days !== null && !days.some(({ windows }) => windows.some((window) => writeWindow(window) === value));

  // A wish of days ago, or one whose hour has come meanwhile.
  useEffect(() => {
    if (over) onChange('');
  }, [over, onChange]);

  if (error !== undefined) return null;
  return <CallTimeChoice days={days ?? []} now={now} value={value} onChange={onChange} />;
}
