import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed, useLatePart, useNearView } from '#shared/loading';
import { Field, SkeletonBlock } from '#shared/ui';
import type { DayFieldProps } from './DayField.tsx';

function importField() {
  return import(/* webpackChunkName: "visit-day" */ './DayField.tsx');
}

interface VisitDayFieldProps extends Pick<
  DayFieldProps,
  'day' | 'canVisitOn' | 'month' | 'onMonthShown' | 'footer' | 'onDayChosen'
> {
  /** Today in Kyiv; null while the page does not know it. */
  readonly today: string | null;
  readonly error: string | undefined;
}

/** The day of a visit; its calendar is fetched when it comes near the view, and the place has its size from the start. */
export function VisitDayField({ today, error, ...calendar }: VisitDayFieldProps) {
  const { t } = useTranslation('appointment');
  const placeRef = useRef<HTMLDivElement>(null);
  const near = useNearView(placeRef);
  const { part, failed, retry } = useLatePart(importField, near);
  const place = <SkeletonBlock height="3rem" />;

  if (failed) return <LoadFailed onRetry={retry} />;
  return (
    <div ref={placeRef}>
      <Field label={t('day.label')} hint={t('day.hint')} error={error} pending={part === null || today === null}>
        {(control) =>
          part === null || today === null ? (
            place
          ) : (
            <Suspense fallback={place}>
              <part.DayField
                id={control.id}
                describedBy={control['aria-describedby']}
                invalid={control['aria-invalid'] === true}
                placeholder={t('day.placeholder')}
                today={today}
                {...calendar}
              />
            </Suspense>
          )
        }
      </Field>
    </div>
  );
}
