export { ContactsPage as Page } from './ContactsPage.tsx';
