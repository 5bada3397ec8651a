export { databaseExists } from './databaseExists.ts';
export { defineDatabase } from './defineDatabase.ts';
export { persist, readStorage, readStoredJson, writeStorage } from './persist.ts';
