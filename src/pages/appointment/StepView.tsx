import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { CentersData } from '#contract/visit.ts';
import { selectBookingState, type BookingStep } from '#features/booking';
import { Heading } from '#shared/ui';
import { ConfirmedStep } from './confirmed/ConfirmedStep.tsx';
import { DateStep } from './date/DateStep.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import styles from './StepView.module.css';
import { TimeStep } from './time/TimeStep.tsx';

interface StepViewProps {
  readonly step: BookingStep;
  readonly centers: CentersData['centers'];
}

/** A further step takes the focus, so that it is read out and the keyboard goes on from its beginning. */
function useFocusOfNext(step: BookingStep) {
  const heading = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus({ preventScroll: true });
    shown.current = step;
  }, [step]);
  return heading;
}

export function StepView({ step, centers }: StepViewProps) {
  const { t } = useTranslation('appointment');
  const state = useSelector(selectBookingState);
  const heading = useFocusOfNext(step);
  const alias = 'center' in state ? state.center : null;
  const center = centers.find((candidate) => candidate.alias === alias);

  return (
    <>
      <div ref={heading} tabIndex={-1} className={styles.heading}>
        <Heading level={2} size="l">
          {t(`heading.${step}`)}
        </Heading>
      </div>
      {step === 'select_date' && <DateStep centers={centers} center={center} />}
      {step === 'select_time' && 'day' in state && <TimeStep state={state} center={center} />}
      {step === 'details' && 'slot' in state && <DetailsStep state={state} center={center} />}
      {state.name === 'confirmed' && <ConfirmedStep booked={state.booked} centers={centers} />}
    </>
  );
}
