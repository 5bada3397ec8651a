import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed, useLazyModule, useNearView } from '#shared/lazy';
import { Field, SkeletonBlock } from '#shared/ui';
import type { DayFieldProps } from './DayField.tsx';

function importField() {
  return import(/* webpackChunkName: "visit-day" */ './DayField.tsx');
}

interface VisitDayFieldProps extends Omit<DayFieldProps, 'id' | 'describedBy' | 'invalid' | 'today' | 'lastDay'> {
  /** Today in Kyiv, and the last day that can be booked; null while the page does not know them. */
  readonly today: string | null;
  readonly lastDay: string | null;
  readonly error: string | undefined;
  /** What to do before there is a calendar; absent: it loads. */
  readonly unavailable?: ReactNode;
  /** Absent: that days without a free hour cannot be chosen. */
  readonly hint?: string;
}

/** The day of a visit. The calendar loads near the viewport, into a place of its final size. */
export function VisitDayField({ today, lastDay, error, unavailable, hint, ...calendar }: VisitDayFieldProps) {
  const { t } = useTranslation('appointment');
  const placeRef = useRef<HTMLDivElement>(null);
  const near = useNearView(placeRef);
  const { part, failed, retry } = useLazyModule(importField, near);
  const pending = part === null || today === null || lastDay === null;

  if (failed) return <LoadFailed onRetry={retry} />;
  return (
    <div ref={placeRef}>
      <Field
        label={t('day.label')}
        hint={unavailable === undefined ? (hint ?? t('day.hint')) : undefined}
        error={error}
        pending={pending}
      >
        {(control) =>
          pending ? (
            (unavailable ?? <SkeletonBlock height="3rem" />)
          ) : (
            <part.DayField
              id={control.id}
              describedBy={control['aria-describedby']}
              invalid={control['aria-invalid'] === true}
              today={today}
              lastDay={lastDay}
              {...calendar}
            />
          )
        }
      </Field>
    </div>
  );
}
