export { databaseExists } from './databaseExists.ts';
export { defineDatabase } from './defineDatabase.ts';
