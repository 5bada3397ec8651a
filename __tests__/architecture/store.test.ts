import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { allEvents } from '../../src/app/devTools.ts';
import { makeStore, rootReducer, slicesAdded } from '../../src/app/store.ts';
import { isPastEvent } from './eventNames.ts';

const root = path.join(import.meta.dirname, '../..');

/** The slices as they stand in the files, by the names of their parts of the state. */
const slices = globSync('src/**/*.ts', { cwd: root }).flatMap((file) => {
  const source = readFileSync(path.join(root, file), 'utf8');
  return [...source.matchAll(/createSlice\(\{\s*name: '([^']*)'/g)].map(([, name = '']) => ({ file, name }));
});

const camelCase = (folder: string): string => folder.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

test.each([
  ['slotChosen', true],
  ['placePointedAt', true],
  ['releaseTookOver', true],
  ['setOpen', false],
  ['toggleMenuPressed', false],
  ['slotChange', false],
  ['slot', false],
])('the rule takes %s for an event: %s', (name, event) => {
  expect(isPastEvent(name)).toBe(event);
});

test('every event is told in the past tense', () => {
  const names = [...Object.keys(allEvents()), slicesAdded.type].map((type) => type.split('/')[1] ?? type);
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !isPastEvent(name))).toEqual([]);
});

test('a slice is named like its file, and within a feature like the folder', () => {
  expect(slices.length).toBeGreaterThan(12);
  const misnamed = slices.filter(({ file, name }) => {
    const [, layer, folder = ''] = file.split('/');
    return (
      ![`${name}Slice.ts`, `${name.replace(/s$/, '')}Slice.ts`].includes(path.basename(file)) ||
      (layer === 'features' && camelCase(folder) !== name)
    );
  });
  expect(misnamed).toEqual([]);
});

test('the panel of Redux DevTools knows the events of every slice', () => {
  const known = new Set(Object.keys(allEvents()).map((type) => type.split('/')[0]));
  // The settings never change.
  expect(new Set(slices.map(({ name }) => name).filter((name) => name !== 'settings'))).toEqual(known);
});

test('the page on the store tells of every part, and of events that there are', () => {
  const page = readFileSync(path.join(root, 'docs/store.md'), 'utf8');
  const rows = [...page.matchAll(/^\| `(\w+)` \| [^|]+ \| ([^|]+) \|$/gm)];
  expect(rows.map(([, part]) => part).toSorted()).toEqual([...slices.map(({ name }) => name), 'api'].toSorted());
  const known = new Set(Object.keys(allEvents()));
  const told = rows
    .filter(([, part]) => part !== 'api')
    .flatMap(([, part = '', cell = '']) => [...cell.matchAll(/`(\w+)`/g)].map(([, event = '']) => `${part}/${event}`));
  expect(told.length).toBeGreaterThan(25);
  expect(told.filter((event) => !known.has(event))).toEqual([]);
});

test('the tree of the state has the slices and the answers of the backend, and nothing else', () => {
  const { getState } = makeStore({ fetch });
  const names = slices.map(({ name }) => name);
  expect(Object.keys(getState()).filter((key) => !names.includes(key))).toEqual(['api']);
  expect(JSON.parse(JSON.stringify(getState()))).toEqual(getState());
  expect(rootReducer(undefined, { type: 'nothing' })).toMatchObject({
    location: { pathname: '/' },
    language: 'ua',
    clock: null,
  });
});
