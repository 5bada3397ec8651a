export { defineDatabase } from './defineDatabase.ts';
export { persist } from './persist.ts';
export { parseJson, readStorage, readStoredPairs, storedKeys, writeStorage, writeStoredPairs } from './storage.ts';
