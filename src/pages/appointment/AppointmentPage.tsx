import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { selectContactsLoaded, useGetContactsQuery } from '#entities/company';
import type { ApiState } from '#shared/api';
import { LoadFailed } from '#shared/loading';
import { PageMeta } from '#shared/meta';
import { useLanguage } from '#shared/routing';
import { Container, PageHeader, Section } from '#shared/ui';
import { AppointmentSkeleton } from './AppointmentSkeleton.tsx';
import { VisitForm } from './VisitForm.tsx';
import { VisitSteps } from './VisitSteps.tsx';

/** The first step of booking a visit; the later ones are agreed by phone. */
export function AppointmentPage() {
  const { t } = useTranslation('appointment');
  const language = useLanguage();
  const [search] = useSearchParams();
  const { currentData: contacts, refetch } = useGetContactsQuery({ language });
  const loaded = useSelector((state: ApiState) => selectContactsLoaded(state, language));

  return (
    <>
      <PageMeta title={t('title')} description={t('lead')} />
      <PageHeader title={t('title')} lead={t('lead')} />
      <Container>
        <VisitSteps />
      </Container>
      <Section space="compact">
        {contacts === undefined && (loaded ? <LoadFailed onRetry={() => void refetch()} /> : <AppointmentSkeleton />)}
        {contacts !== undefined && <VisitForm centers={contacts.centers} project={search.get('project')} />}
      </Section>
    </>
  );
}
