import { useSelector } from 'react-redux';
import { companyApi, selectContactsLoaded } from '#entities/company';
import { useAnswer, type ApiState } from '#shared/api';
import { Awaited } from '#shared/loading';
import { useLanguage } from '#shared/routing';
import { ContactsSkeleton } from './ContactsSkeleton.tsx';
import { ContactsView } from './ContactsView.tsx';

export function ContactsPage() {
  const language = useLanguage();
  const contacts = useAnswer(companyApi.endpoints.getContacts, { language });
  const loaded = useSelector((state: ApiState) => selectContactsLoaded(state, language));
  if (contacts.data !== undefined) return <ContactsView contacts={contacts.data} />;
  return <Awaited place="page" answer={contacts} loaded={loaded} skeleton={<ContactsSkeleton />} />;
}
