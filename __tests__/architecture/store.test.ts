import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { allEvents } from '../../src/app/devTools.ts';
import { makeStore } from '../../src/app/store.ts';

const root = path.join(import.meta.dirname, '../..');

/** The names of all slices in the sources. */
const slices = globSync('src/**/*.ts', { cwd: root }).flatMap((file) =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/createSlice\(\{\s*name: '([^']*)'/g)].map(
    ([, name = '']) => name,
  ),
);

test('Redux DevTools gets the events of every slice', () => {
  const known = new Set(Object.keys(allEvents()).map((type) => type.split('/')[0]));
  // The settings never change.
  expect(new Set(slices.filter((name) => name !== 'settings'))).toEqual(known);
});

test('the state consists of the slices and the query cache, and is serializable', () => {
  const state = makeStore({ fetch }).getState();
  expect(Object.keys(state).filter((key) => !slices.includes(key))).toEqual(['api']);
  expect(JSON.parse(JSON.stringify(state))).toEqual(state);
});
