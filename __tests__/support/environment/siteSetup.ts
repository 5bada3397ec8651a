import '@testing-library/jest-dom';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { configure } from '@testing-library/react';

// Fake timers replace it later.
const nextTurn = setImmediate;

configure(({ asyncWrapper }) => ({
  // A busy machine is slow, not wrong.
  asyncUtilTimeout: 30_000,
  // React runs effects in a task after the one that changed the page. On a busy machine the end of a wait would
  // overtake it, and a test act before the page listens.
  asyncWrapper: async (wait): Promise<unknown> =>
    asyncWrapper(async () => {
      const result: unknown = await wait();
      await new Promise((resolve) => void nextTurn(resolve));
      return result;
    }),
}));

// Browser storage and fake timers last for one test.
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
});
