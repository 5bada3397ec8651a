import { useEffect, useState, type ReactNode } from 'react';
import { retryImport } from '#shared/loading';
import type { DayFieldProps } from './DayField.tsx';

type Field = (props: DayFieldProps) => ReactNode;

interface LateDayField {
  readonly Field: Field | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Fetches the calendar once it is wanted. */
export const useDayField = (wanted: boolean): LateDayField => {
  const [field, setField] = useState<{ readonly DayField: Field } | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!wanted || failed || field !== null) return undefined;
    let gone = false;
    retryImport(() => import(/* webpackChunkName: "visit-day" */ './DayField.tsx')).then(
      (module) => {
        if (!gone) setField(module);
      },
      () => {
        if (!gone) setFailed(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [wanted, failed, field]);

  return { Field: field?.DayField ?? null, failed, retry: () => setFailed(false) };
};
