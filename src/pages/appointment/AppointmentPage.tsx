import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { companyApi } from '#entities/company';
import { useAnswer } from '#shared/api';
import { Awaited, failureStatus } from '#shared/loading';
import { PageMeta } from '#shared/meta';
import { useLanguage } from '#shared/routing';
import { Container, PageHeader, Section } from '#shared/ui';
import { AppointmentSkeleton } from './AppointmentSkeleton.tsx';
import { VisitForm } from './VisitForm.tsx';
import { VisitSteps } from './VisitSteps.tsx';

/** The first step of booking a visit; the later ones are agreed by phone. */
export function AppointmentPage() {
  const { t } = useTranslation('appointment');
  const [search] = useSearchParams();
  const contacts = useAnswer(companyApi.endpoints.getContacts, { language: useLanguage() });

  return (
    <>
      <PageMeta
        title={t('title')}
        description={t('lead')}
        listed={false}
        status={failureStatus(contacts)}
      />
      <PageHeader title={t('title')} lead={t('lead')} />
      <Container>
        <VisitSteps />
      </Container>
      <Section space="compact">
        <Awaited answer={contacts} skeleton={<AppointmentSkeleton />} />
        {contacts.data !== undefined && <VisitForm centers={contacts.data.centers} project={search.get('project')} />}
      </Section>
    </>
  );
}
