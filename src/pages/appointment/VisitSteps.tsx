import { useTranslation } from 'react-i18next';
import { bookingSteps, type BookingStep } from '#features/booking';
import { Timeline } from '#shared/ui';

function stateOf(step: BookingStep, current: BookingStep): 'done' | 'current' | 'next' {
  const distance = bookingSteps.indexOf(step) - bookingSteps.indexOf(current);
  if (distance === 0) return 'current';
  return distance < 0 ? 'done' : 'next';
}

interface VisitStepsProps {
  readonly step: BookingStep;
  readonly steps: readonly Exclude<BookingStep, 'confirmed'>[];
}

/** How far the booking is. */
export function VisitSteps({ step, steps }: VisitStepsProps) {
  const { t } = useTranslation('appointment');
  return (
    <Timeline
      compact
      marks={steps.map((key, index) => ({
        key,
        when: t('steps.number', { number: index + 1 }),
        title: t(`steps.${key}`),
        state: stateOf(key, step),
      }))}
    />
  );
}
