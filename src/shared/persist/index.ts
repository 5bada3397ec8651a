export { defineDatabase } from './defineDatabase.ts';
export { persist, readStorage, readStoredJson, writeStorage } from './persist.ts';
