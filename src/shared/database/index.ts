export { databaseExists } from './databaseExists.ts';
export { defineDatabase, type BrowserDatabase } from './defineDatabase.ts';
