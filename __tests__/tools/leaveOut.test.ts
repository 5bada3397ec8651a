import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import leaveOut from '../../tools/webpack/leaveOut.ts';
import { leftOut, type LeftOut } from '../../tools/webpack/leftOut.ts';

const root = path.join(__dirname, '../..');

const emptied = (text: string, options: Omit<LeftOut, 'file'>): string =>
  leaveOut.call({ resourcePath: 'package.js', getOptions: () => ({ file: 'package.js', ...options }) }, text);

/** What a call gives back, or the message of what it throws. */
function outcome(text: string, call: string): unknown {
  try {
    return runInNewContext(`${text}; ${call}`);
  } catch (error) {
    return (error as Error).message;
  }
}

const text = `
function outer() {
  function inner() {
    return 1;
  }
  return { inner, other: () => 2 };
}
class Box { open() { return 'open'; } close() { return 'closed'; } }
const build = () => () => 'busy';
`;

test('a function that is left out fails by name, and its neighbours stay', () => {
  const rest = emptied(text, { failing: ['outer.inner', 'Box.open'] });
  expect(outcome(rest, 'outer().inner()')).toBe('left out: outer.inner');
  expect(outcome(rest, 'outer().other()')).toBe(2);
  expect(outcome(rest, 'new Box().open()')).toBe('left out: Box.open');
  expect(outcome(rest, 'new Box().close()')).toBe('closed');
  expect(rest.split('\n')).toHaveLength(text.split('\n').length);
});

test('an idle part is set up, and does nothing', () => {
  expect(outcome(emptied(text, { idle: ['build'] }), 'build()()')).toBeUndefined();
});

test('a function that a new release of the package no longer has stops the build', () => {
  expect(() => emptied(text, { failing: ['outer.gone'] })).toThrow(
    'package.js has no function "outer.gone" to leave out',
  );
});

test('no source of ours asks for a part that is idle', () => {
  const sources = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const asking = sources.filter((file) => {
    const source = readFileSync(path.join(root, 'src', file), 'utf8');
    return leftOut.some(({ askedForBy }) => askedForBy?.test(source));
  });
  expect(sources.length).toBeGreaterThan(100);
  expect(asking).toEqual([]);
});

test('no text asks for what fails in a browser alone', () => {
  const texts = readdirSync(path.join(root, 'i18n'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );
  const asking = texts.filter((file) => {
    const text = readFileSync(path.join(root, 'i18n', file), 'utf8');
    return leftOut.some(({ askedForByTexts }) => askedForByTexts?.test(text));
  });
  expect(texts.length).toBeGreaterThan(20);
  expect(asking).toEqual([]);
  expect(leftOut.some(({ askedForByTexts }) => askedForByTexts?.test('Квартир: {{count, number}}'))).toBe(true);
});

test('every idle part says how it would be asked for', () => {
  expect(leftOut.filter(({ idle, askedForBy }) => idle !== undefined && askedForBy === undefined)).toEqual([]);
});
