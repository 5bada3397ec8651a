import { createStore, type UnknownAction } from '@reduxjs/toolkit';
import { persist } from '#shared/persist';
import type { LatestStateRef } from '#shared/store';

const key = 'obriy.test';

let stop = (): void => {};
afterEach(() => {
  stop();
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

function makeStore() {
  const actionListener: LatestStateRef = {};
  const reducer = (state: string = 'first', { value }: UnknownAction): string => {
    const latest = typeof value === 'string' ? value : state;
    actionListener.latest = latest;
    return latest;
  };
  return Object.assign(createStore(reducer), { actionListener });
}

function persisted(storage: 'localStorage' | 'sessionStorage' = 'localStorage', store = makeStore()) {
  const reports: boolean[] = [];
  stop = persist(store, {
    storage,
    key,
    select: (state) => state,
    write: (value) => (value === '' ? null : value),
    parse: (text) => text,
    restored: (value) => (value === null ? null : { type: 'restored', value }),
    written: (isStored) => {
      reports.push(isStored);
      return { type: 'other' };
    },
  });
  return { store, reports, type: (value: string) => store.dispatch({ type: 'typed', value }) };
}

/** What another tab or a browser tool has done. */
const storageEvent = (changed: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: changed, storageArea: localStorage }));

it('restores without writing back, and writes each change once', () => {
  localStorage.setItem(key, 'stored');
  const writes = jest.spyOn(Storage.prototype, 'setItem');
  const { store, reports, type } = persisted();
  expect(store.getState()).toBe('stored');
  expect(writes).not.toHaveBeenCalled();
  type('typed');
  type('typed');
  expect(writes).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem(key)).toBe('typed');
  expect(reports).toEqual([true]);
});

it('keeps the state where nothing is stored, and removes what is empty', () => {
  const { store, type } = persisted();
  expect(store.getState()).toBe('first');
  type('typed');
  type('');
  expect(localStorage.getItem(key)).toBeNull();
});

it('follows another tab, also after a clearing, and no other key', () => {
  localStorage.setItem(key, 'stored');
  const { store } = persisted();
  const writes = jest.spyOn(Storage.prototype, 'setItem');
  Storage.prototype.setItem.call(localStorage, key, 'of another tab');
  writes.mockClear();
  storageEvent('obriy.other');
  expect(store.getState()).toBe('stored');
  storageEvent(key);
  expect(store.getState()).toBe('of another tab');
  localStorage.setItem(key, 'after clearing');
  writes.mockClear();
  storageEvent(null);
  expect(store.getState()).toBe('after clearing');
  expect(writes).not.toHaveBeenCalled();
});

it('restores on a return from the back/forward cache, and not on a load', () => {
  const { store } = persisted();
  localStorage.setItem(key, 'meanwhile');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(store.getState()).toBe('first');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(store.getState()).toBe('meanwhile');
});

it('leaves what belongs to one tab alone when others write', () => {
  const { store, type } = persisted('sessionStorage');
  type('own');
  sessionStorage.setItem(key, 'foreign');
  storageEvent(key);
  expect(store.getState()).toBe('own');
});

it('reports a refused write, goes on, and stops on cleanup', () => {
  const { reports, type, store } = persisted();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  type('too much');
  full.mockRestore();
  type('little');
  expect(reports).toEqual([false, true]);
  stop();
  type('later');
  expect(localStorage.getItem(key)).toBe('little');
  localStorage.setItem(key, 'of another tab');
  storageEvent(key);
  expect(store.getState()).toBe('later');
});

it('keeps what the browser refused to store, until a later write replaces what is stored', () => {
  localStorage.setItem(key, 'stored');
  const { store, type } = persisted();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  type('refused');
  storageEvent(key);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(store.getState()).toBe('refused');
  // Another page persists the same state.
  stop();
  persisted('localStorage', store);
  expect(store.getState()).toBe('refused');
  full.mockRestore();
  type('small');
  localStorage.setItem(key, 'of another tab');
  storageEvent(key);
  expect(store.getState()).toBe('of another tab');
});
