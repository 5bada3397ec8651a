export { defineDatabase } from './defineDatabase.ts';
export { persist } from './persist.ts';
export {
  documentCameBack,
  parseJson,
  readStorage,
  readStoredPairs,
  storedKeys,
  writeStorage,
  writeStoredPairs,
} from './storage.ts';
