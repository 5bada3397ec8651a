import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useGetContactsQuery } from '#entities/company';
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
  const { data: contacts, error, isFetching, refetch } = useGetContactsQuery({ language });

  return (
    <>
      <PageMeta title={t('title')} description={t('lead')} />
      <PageHeader title={t('title')} lead={t('lead')} />
      <Container>
        <VisitSteps />
      </Container>
      <Section space="compact">
        {error !== undefined && <LoadFailed retrying={isFetching} onRetry={() => void refetch()} />}
        {error === undefined && contacts === undefined && <AppointmentSkeleton />}
        {contacts !== undefined && <VisitForm centers={contacts.centers} project={search.get('project')} />}
      </Section>
    </>
  );
}
