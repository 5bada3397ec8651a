import { useSelector } from 'react-redux';
import { selectContactsLoaded, useGetContactsQuery } from '#entities/company';
import type { ApiState } from '#shared/api';
import { LoadFailed } from '#shared/loading';
import { useLanguage } from '#shared/routing';
import { Container } from '#shared/ui';
import { ContactsSkeleton } from './ContactsSkeleton.tsx';
import { ContactsView } from './ContactsView.tsx';

export function ContactsPage() {
  const language = useLanguage();
  const { currentData: contacts, refetch } = useGetContactsQuery({ language });
  const loaded = useSelector((state: ApiState) => selectContactsLoaded(state, language));
  if (contacts !== undefined) return <ContactsView contacts={contacts} />;
  if (!loaded) return <ContactsSkeleton />;
  return (
    <Container>
      <LoadFailed onRetry={() => void refetch()} />
    </Container>
  );
}
