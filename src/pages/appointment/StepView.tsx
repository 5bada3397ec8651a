import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectBookingState, type BookingStep } from '#features/booking';
import type { CentersData } from '#shared/answers';
import { LoadFailed, useLazyModule } from '#shared/loading';
import { Heading } from '#shared/ui';
import { DateStep } from './date/DateStep.tsx';
import { StepSkeleton } from './StepSkeleton.tsx';
import styles from './StepView.module.css';
import { useFocusOfNext } from './useFocusOfNext.ts';

function importLaterSteps() {
  return import(/* webpackChunkName: "visit-steps" */ './late/index.ts');
}

interface StepViewProps {
  readonly step: BookingStep;
  readonly centers: CentersData['centers'];
}

export function StepView({ step, centers }: StepViewProps) {
  const { t } = useTranslation('appointment');
  const state = useSelector(selectBookingState);
  const heading = useFocusOfNext(step);
  // While the first step is looked at: the next ones are to be there at once.
  const { part, failed, retry } = useLazyModule(importLaterSteps, true);
  const alias = 'center' in state ? state.center : null;
  const first = step === 'select_date';

  return (
    <>
      <div ref={heading} tabIndex={-1} className={styles.heading}>
        <Heading level={2} size="l">
          {t(`heading.${step}`)}
        </Heading>
      </div>
      {first && (
        <DateStep centers={centers} center={centers.find((candidate) => candidate.alias === alias)} late={part} />
      )}
      {part !== null && <part.LaterSteps step={step} centers={centers} />}
      {failed && <LoadFailed onRetry={retry} />}
      {part === null && !first && !failed && <StepSkeleton />}
    </>
  );
}
