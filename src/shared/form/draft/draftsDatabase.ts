/** In its own file, so that a check for drafts does not load the code that opens the database. */
export const draftsDatabase = 'obriy-drafts';
