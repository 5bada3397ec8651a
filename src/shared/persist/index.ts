export { defineDatabase } from './defineDatabase.ts';
export { parseJson, persist, readStorage, readStoredJson, readStoredPairs, writeStorage } from './persist.ts';
