/** Apart from the code that opens it: whether there is one is asked by who does not have that code. */
export const draftsDatabase = 'obriy-drafts';
