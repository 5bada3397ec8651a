import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { endpointNames, wholeReducer } from '../../../../src/app/qa/wholeReducer.ts';

const source = path.join(__dirname, '../../../../src');
const texts = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join(source, file), 'utf8'));

const found = (pattern: RegExp): readonly string[] =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));

it('has every part that any page may add', () => {
  const parts = Object.keys(wholeReducer()(undefined, { type: 'test' }));
  const slices = found(/createSlice\(\{\s*name: '(\w+)'/g);
  expect(slices.length).toBeGreaterThan(5);
  expect(parts.toSorted()).toEqual([...slices, 'api'].toSorted());
});

it('knows every endpoint whose answers are kept', () => {
  const queries = found(/(\w+): build\.(?:query|infiniteQuery)\b/g);
  expect(queries.length).toBeGreaterThan(5);
  expect(endpointNames()).toEqual(expect.arrayContaining([...queries]));
});
