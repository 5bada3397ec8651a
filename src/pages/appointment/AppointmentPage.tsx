import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import type { CentersData, ContactsData } from '#shared/answers';
import { companyApi } from '#entities/company';
import { visitApi } from '#entities/visit';
import { bookingSteps, stepPaths, useBookingSteps, type BookingStep } from '#features/booking';
import { extensionsApi, useQueryResult, type QueryResult } from '#shared/api';
import { QueryBoundary, failureStatus, LoadFailed, useLazyModule, useRecovery } from '#shared/loading';
import { PageMeta } from '#shared/meta';
import { useLanguage, withoutLanguage } from '#shared/routing';
import { ScriptsOff } from '#shared/scripts-off';
import { Container, PageHeader, Section } from '#shared/ui';
import { useRequestStep } from './request/useRequestStep.ts';
import { selectRequestBegun } from './request/visitRequestSlice.ts';
import { StepSkeleton } from './StepSkeleton.tsx';
import { StepView } from './StepView.tsx';
import { VisitSteps } from './VisitSteps.tsx';

function useAddressedStep(): BookingStep {
  const path = withoutLanguage(useLocation().pathname);
  return bookingSteps.find((step) => stepPaths[step] === path) ?? 'select_date';
}

const bookedSteps = ['select_date', 'select_time', 'details'] as const;
const requestedSteps = ['select_date', 'details'] as const;

interface StepsProps {
  readonly addressed: BookingStep;
}

interface RequestedStepsProps extends StepsProps {
  readonly contacts: QueryResult<ContactsData>;
}

interface BookedStepsProps extends StepsProps {
  readonly centers: QueryResult<CentersData>;
}

function BookedSteps({ addressed, centers }: BookedStepsProps) {
  const { t } = useTranslation('appointment');
  const known = useBookingSteps(addressed);
  const step = known ?? addressed;
  // What the other steps show, this tab alone knows.
  const ready = known !== null || addressed === 'select_date';

  return (
    <>
      <PageMeta title={t(`meta.${step}`)} description={t('lead')} listed={false} status={failureStatus(centers)} />
      <PageHeader title={t('title')} size="l" />
      <Container>
        <VisitSteps step={step} steps={bookedSteps} />
      </Container>
      <Section space="compact">
        <ScriptsOff text={t('scriptsOff')} />
        <QueryBoundary answer={centers} skeleton={<StepSkeleton />} />
        {centers.data !== undefined &&
          (ready ? <StepView step={step} centers={centers.data.centers} /> : <StepSkeleton />)}
      </Section>
    </>
  );
}

function importRequest() {
  return import(/* webpackChunkName: "visit-request" */ './request/VisitRequest.tsx');
}

function RequestedSteps({ addressed, contacts }: RequestedStepsProps) {
  const { t } = useTranslation('appointment');
  const { step, known } = useRequestStep(addressed);
  const { part, failed, retry } = useLazyModule(importRequest, true);
  const title = t(step === 'confirmed' ? 'request.meta' : `meta.${step}`);

  return (
    <>
      <PageMeta title={title} description={t('request.lead')} listed={false} status={failureStatus(contacts)} />
      <PageHeader title={t('title')} size="l" />
      <Container>
        <VisitSteps step={step} steps={requestedSteps} />
      </Container>
      <Section space="compact">
        <ScriptsOff text={t('scriptsOff')} />
        {part !== null && <part.VisitRequest step={step} known={known} contacts={contacts} />}
        {part === null && (failed ? <LoadFailed onRetry={retry} /> : <StepSkeleton />)}
      </Section>
    </>
  );
}

/** Neither the extensions nor the centers came, and each is fetched again until it does. */
function useDoubt(extensions: QueryResult<unknown>, centers: QueryResult<unknown>): boolean {
  const doubtful = extensions.data === undefined && centers.data === undefined && centers.error !== undefined;
  useRecovery(extensions);
  useRecovery(doubtful ? centers : { ...centers, error: undefined });
  return doubtful;
}

/** Booking a visit, whichever of its steps the address names; a backend without visits is sent a call request instead. */
export function AppointmentPage() {
  const addressed = useAddressedStep();
  const language = useLanguage();
  const extensions = useQueryResult(extensionsApi.endpoints.getExtensions, { language });
  const lacks = extensions.data?.includes('visits') === false;
  const centers = useQueryResult(visitApi.endpoints.getCenters, lacks ? null : { language });
  const doubtful = useDoubt(extensions, centers);
  const begun = useSelector(selectRequestBegun);
  // In doubt a request is better than nothing. One that was begun is not taken from the visitor when visits can be booked after all.
  const [requested, setRequested] = useState(false);
  const contacts = useQueryResult(
    companyApi.endpoints.getContacts,
    lacks || doubtful || requested ? { language } : null,
  );
  const requests = lacks || (doubtful && contacts.data !== undefined);
  if (requests && begun && !requested) setRequested(true);
  return requests || (requested && begun) ? (
    <RequestedSteps addressed={addressed} contacts={contacts} />
  ) : (
    <BookedSteps addressed={addressed} centers={centers} />
  );
}
