import { companyApi } from '#entities/company';
import { useAnswer } from '#shared/api';
import { Awaited } from '#shared/loading';
import { useLanguage } from '#shared/routing';
import { ContactsSkeleton } from './ContactsSkeleton.tsx';
import { ContactsView } from './ContactsView.tsx';

export function ContactsPage() {
  const contacts = useAnswer(companyApi.endpoints.getContacts, { language: useLanguage() });
  if (contacts.data !== undefined) return <ContactsView contacts={contacts.data} />;
  return <Awaited place="page" answer={contacts} skeleton={<ContactsSkeleton />} />;
}
