import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector, useStore } from 'react-redux';
import { useNavigate, useNavigation } from 'react-router';
import { asAlias } from '#domain/alias.ts';
import { companyApi } from '#entities/company';
import { visitApi } from '#entities/visit';
import {
  type BookingStep,
  bookingSteps,
  selectBookingState,
  selectIsCancelled,
  selectIsMoving,
  stepPaths,
  useBookingSteps,
} from '#features/booking';
import { extensionsApi, type QueryResult, useQueryResult } from '#shared/api';
import { NoScriptContact } from '#shared/form';
import { failureStatus, LoadFailed, QueryBoundary, useLazyModule, useRecovery } from '#shared/lazy';
import type { CentersData, ContactsData } from '#shared/responses';
import { useLanguage, useLocalizedPath, usePageLocation, usePageSearch, withoutLanguage } from '#shared/routing';
import { PageMeta } from '#shared/seo';
import { isLive } from '#shared/store';
import { useToday } from '#shared/time';
import { Container, Heading, PageHeader, Section, Timeline } from '#shared/ui';
import { DateStep } from './date/DateStep.tsx';
import {
  selectRequestBegun,
  selectRequestDraft,
  selectRequestLead,
  selectRequestRestored,
} from './request/visitRequestSlice.ts';
import { StepSkeleton, useFocusOfNext } from './Step.tsx';
import styles from './Step.module.css';

function importLazySteps() {
  return import(/* webpackChunkName: "visit-steps" */ './lazySteps/index.ts');
}

/** The last step of moving a visit asks for no details. */
function useStepName<Step extends BookingStep>(step: Step): Step | 'move' {
  const isMoving = useSelector(selectIsMoving);
  return step === 'details' && isMoving ? 'move' : step;
}

interface StepViewProps {
  readonly step: BookingStep;
  readonly centers: CentersData['centers'];
}

function StepView({ step, centers }: StepViewProps) {
  const { t } = useTranslation('appointment');
  const state = useSelector(selectBookingState);
  const isCancelled = useSelector(selectIsCancelled);
  const name = useStepName(step);
  const isMoving = useSelector(selectIsMoving);
  const heading = useFocusOfNext(step, isMoving);
  // While the first step is looked at: the next ones are to be there at once.
  const { part, failed, retry } = useLazyModule(importLazySteps, true);
  const alias = 'center' in state ? state.center : null;
  const first = step === 'select_date';
  const search = usePageSearch();
  // The first effects tell the booking what the address says.
  const subject =
    'project' in state && state.project !== null
      ? state
      : { project: asAlias(search.get('project')) ?? null, flat: search.get('flat') };
  // The later steps show it in their summary.
  const isAbout = (first || step === 'select_time') && subject.project !== null;

  return (
    <>
      <div ref={heading} tabIndex={-1} className={styles.heading}>
        <Heading level={2} size="l">
          {t(`heading.${isCancelled ? 'cancelled' : name}`)}
        </Heading>
      </div>
      {isAbout && <div className={styles.subject}>{part !== null && <part.VisitSubject {...subject} />}</div>}
      {first && (
        <DateStep centers={centers} center={centers.find((candidate) => candidate.alias === alias)} lazyPart={part} />
      )}
      {part !== null && <part.LazySteps step={step} centers={centers} />}
      {failed && <LoadFailed onRetry={retry} />}
      {part === null && !first && !failed && <StepSkeleton />}
    </>
  );
}

interface RequestStep {
  readonly step: BookingStep;
  /** False until storage has been read: it decides whether the step of the URL is reached. */
  readonly known: boolean;
}

/** The step to show: that of the URL if it is reached, otherwise the first one, and the confirmation after sending. */
function useRequestStep(addressed: BookingStep): RequestStep {
  const { day } = useSelector(selectRequestDraft);
  const lead = useSelector(selectRequestLead);
  const restored = useSelector(selectRequestRestored);
  const today = useToday();
  const navigate = useNavigate();
  const { location: ahead } = useNavigation();
  const localize = useLocalizedPath();
  const store = useStore();
  const known = restored || addressed !== 'details';
  const hasDay = day !== '' && (today === null || day >= today);
  const isLazyStep = addressed === 'details' || addressed === 'confirmed';
  const sent = isLazyStep && lead !== null ? 'confirmed' : 'select_date';
  const step = addressed === 'details' && (hasDay || !known) ? addressed : sent;
  const query = usePageSearch().toString();

  useEffect(() => {
    // A new step would cancel the navigation to another page.
    if (step === addressed || ahead || !isLive(store)) return;
    void navigate({ pathname: localize(stepPaths[step]), search: query }, { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- a step that is new; the rest is made anew with every render
  }, [step, addressed, ahead]);

  return { step, known };
}

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
function VisitSteps({ step, steps }: VisitStepsProps) {
  const { t } = useTranslation('appointment');
  const last = useStepName('details');
  return (
    <Timeline
      compact
      marks={steps.map((key, index) => ({
        key,
        when: t('steps.number', { number: index + 1 }),
        title: t(`heading.${key === 'details' ? last : key}`),
        state: stateOf(key, step),
      }))}
    />
  );
}

function useAddressedStep(): BookingStep {
  const path = withoutLanguage(usePageLocation().pathname);
  return bookingSteps.find((step) => stepPaths[step] === path) ?? 'select_date';
}

const bookedSteps = ['select_date', 'select_time', 'details'] as const;
const requestedSteps = ['select_date', 'details'] as const;

interface RequestedStepsProps {
  readonly addressed: BookingStep;
  readonly contacts: QueryResult<ContactsData>;
}

interface BookedStepsProps {
  readonly addressed: BookingStep;
  readonly centers: QueryResult<CentersData>;
}

function BookedSteps({ addressed, centers }: BookedStepsProps) {
  const { t } = useTranslation('appointment');
  const known = useBookingSteps(addressed);
  const step = known ?? addressed;
  const name = useStepName(step);
  const title = useSelector(selectIsCancelled) ? t('heading.cancelled') : t(`meta.${name}`);
  // What the other steps show is known in this tab alone.
  const ready = known !== null || addressed === 'select_date';

  return (
    <>
      <PageMeta title={title} description={t('lead')} listed={false} status={failureStatus(centers)} />
      <PageHeader title={t('title')} size="l" />
      <Container>
        <VisitSteps step={step} steps={bookedSteps} />
      </Container>
      <Section space="compact">
        <NoScriptContact feature="appointment" />
        <QueryBoundary result={centers} skeleton={<StepSkeleton />} />
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
        <NoScriptContact feature="appointment" />
        {part !== null && <part.VisitRequest step={step} known={known} contacts={contacts} />}
        {part === null && (failed ? <LoadFailed onRetry={retry} /> : <StepSkeleton />)}
      </Section>
    </>
  );
}

/** Extensions or centers failed to load; each is refetched. */
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
