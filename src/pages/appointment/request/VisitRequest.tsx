import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { isDay } from '#domain/time/isDay.ts';
import { todayInKyiv } from '#domain/time/kyivTime.ts';
import type { ContactsData } from '#shared/responses';
import { LeadStatus, selectLead, useLeadTexts, useLeadSelector } from '#entities/lead';
import { stepPaths, type BookingStep } from '#features/booking';
import type { QueryResult } from '#shared/api';
import { usePersistedDraft } from '#shared/form';
import { LocalLink } from '#shared/routing';
import { buttonClass, Heading, Text } from '#shared/ui';
import { StepSkeleton, useFocusOfNext } from '../Step.tsx';
import styles from '../Step.module.css';
import { RequestDay } from './RequestDay.tsx';
import { RequestDetails } from './RequestDetails.tsx';
import {
  emptyVisitRequest,
  requestEvents,
  selectRequestDraft,
  selectRequestLead,
  type VisitRequestDraft,
} from './visitRequestSlice.ts';

const persisted = {
  form: 'visitRequest',
  select: selectRequestDraft,
  empty: emptyVisitRequest,
  restored: (draft: VisitRequestDraft | null) => {
    if (draft === null) return requestEvents.requestDraftRestored(null);
    // Storage is the visitor's to change.
    const isOffered = isDay(draft.day) && draft.day >= todayInKyiv(new Date());
    return requestEvents.requestDraftRestored({ ...draft, day: isOffered ? draft.day : '' });
  },
};

function RequestSent({ lead }: { readonly lead: string }) {
  const { t } = useTranslation(['appointment', 'lead']);
  const status = useLeadSelector((state) => selectLead(state, lead)?.status);
  const here = useLeadTexts();
  const queued = status === 'queued' && here;
  const arrived = status === 'sent' || status === 'confirmed';
  return (
    <div className={styles.stack}>
      <div role="status">
        {queued && <Text>{t('lead:queued.text')}</Text>}
        {arrived && <Text>{t('request.text')}</Text>}
      </div>
      <LeadStatus lead={lead} />
      <LocalLink to={stepPaths.select_date} className={clsx(buttonClass({ variant: 'quiet' }), styles.start)}>
        {t('request.another')}
      </LocalLink>
    </div>
  );
}

interface VisitRequestProps {
  readonly step: BookingStep;
  /** Whether the step is certain. */
  readonly known: boolean;
  readonly contacts: QueryResult<ContactsData>;
}

/** An appointment with a backend that books no visits: the visitor chooses a day, and a call request names it. */
export function VisitRequest({ step, known, contacts: { data, error } }: VisitRequestProps) {
  const { t } = useTranslation('appointment');
  const heading = useFocusOfNext(step);
  const lead = useSelector(selectRequestLead);
  usePersistedDraft(persisted);
  // A backend may publish no center; then any day will do.
  const centers = data?.centers ?? [];

  if (!known || (data === undefined && error === undefined)) return <StepSkeleton />;
  return (
    <>
      <div ref={heading} tabIndex={-1} className={styles.heading}>
        <Heading level={2} size="l">
          {t(step === 'confirmed' ? 'request.sent' : `heading.${step}`)}
        </Heading>
      </div>
      {step === 'select_date' && <RequestDay centers={centers} />}
      {step === 'details' && <RequestDetails centers={centers} />}
      {step === 'confirmed' && lead !== null && <RequestSent lead={lead} />}
    </>
  );
}
