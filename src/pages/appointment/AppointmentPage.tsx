import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { visitApi } from '#entities/visit';
import { bookingSteps, stepPaths, useBookingSteps, type BookingStep } from '#features/booking';
import { useAnswer } from '#shared/api';
import { Awaited, failureStatus } from '#shared/loading';
import { PageMeta } from '#shared/meta';
import { useLanguage, withoutLanguage } from '#shared/routing';
import { ScriptsOff } from '#shared/scripts-off';
import { Container, PageHeader, Section } from '#shared/ui';
import { StepSkeleton } from './StepSkeleton.tsx';
import { StepView } from './StepView.tsx';
import { VisitSteps } from './VisitSteps.tsx';

function useAddressedStep(): BookingStep {
  const path = withoutLanguage(useLocation().pathname);
  return bookingSteps.find((step) => stepPaths[step] === path) ?? 'select_date';
}

/** Booking a visit, whichever of its steps the address names. */
export function AppointmentPage() {
  const { t } = useTranslation('appointment');
  const addressed = useAddressedStep();
  const known = useBookingSteps(addressed);
  const centers = useAnswer(visitApi.endpoints.getCenters, { language: useLanguage() });
  const step = known ?? addressed;
  // What the other steps show, this tab alone knows.
  const ready = known !== null || addressed === 'select_date';

  return (
    <>
      <PageMeta title={t(`meta.${step}`)} description={t('lead')} listed={false} status={failureStatus(centers)} />
      <PageHeader title={t('title')} size="l" />
      <Container>
        <VisitSteps step={step} />
      </Container>
      <Section space="compact">
        <ScriptsOff text={t('scriptsOff')} />
        <Awaited answer={centers} skeleton={<StepSkeleton />} />
        {centers.data !== undefined &&
          (ready ? <StepView step={step} centers={centers.data.centers} /> : <StepSkeleton />)}
      </Section>
    </>
  );
}
