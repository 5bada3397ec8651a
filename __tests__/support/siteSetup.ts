import '@testing-library/jest-dom';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { configure } from '@testing-library/react';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 30_000 });

// What a browser remembers over a reload is of one test, and so are fake timers.
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
});
