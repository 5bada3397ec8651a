export const ContactsPage = () => <h1>contacts</h1>;
