import { useSelector } from 'react-redux';
import { HoldWatch, selectBookingState, type BookingStep } from '#features/booking';
import type { CentersData } from '#shared/answers';
import { ConfirmedStep } from './confirmed/ConfirmedStep.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import { TimeStep } from './time/TimeStep.tsx';

interface LaterStepsProps {
  readonly step: BookingStep;
  readonly centers: CentersData['centers'];
}

/** Every step but the first, and what runs beside them: no server renders it. */
export function LaterSteps({ step, centers }: LaterStepsProps) {
  const state = useSelector(selectBookingState);
  const alias = 'center' in state ? state.center : null;
  const center = centers.find((candidate) => candidate.alias === alias);
  return (
    <>
      <HoldWatch />
      {step === 'select_time' && 'day' in state && <TimeStep state={state} center={center} />}
      {step === 'details' && 'slot' in state && <DetailsStep state={state} center={center} />}
      {state.name === 'confirmed' && <ConfirmedStep booked={state.booked} centers={centers} />}
    </>
  );
}
