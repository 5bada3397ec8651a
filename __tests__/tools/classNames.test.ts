import path from 'node:path';
import { createClassNames, filePrefixes, listStyleSheets } from '../../tools/webpack/classNames.ts';

const root = path.join(import.meta.dirname, '../..');
const files = listStyleSheets(root);
const [one = '', other = ''] = files;
const at = (file: string) => ({ resourcePath: path.join(root, file) });

test('no two style sheets have classes of the same name', () => {
  expect(files.length).toBeGreaterThan(100);
  for (const count of [files.length, 1000]) {
    const prefixes = filePrefixes(Array.from({ length: count }, (_, index) => files[index] ?? `${index}.module.css`));
    expect(new Set(prefixes.values()).size).toBe(count);
    expect(new Set([...prefixes.values()].map(({ length }) => length)).size).toBe(1);
  }
});

test('a new style sheet renames few others', () => {
  const before = filePrefixes(files);
  const after = filePrefixes([...files, 'src/shared/ui/New.module.css'].sort());
  expect(files.filter((file) => before.get(file) !== after.get(file)).length).toBeLessThan(5);
});

test('classes of a file are distinct and stable', () => {
  const nameOf = createClassNames(root);
  const names = Array.from({ length: 5000 }, (_, index) => nameOf(at(one), '', `class${index}`));
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[b-z]\d[\da-zA-Z]+$/.test(name))).toEqual([]);
  expect(nameOf(at(one), '', 'class4999')).toBe(names[4999]);
});

test('another build gives the same names', () => {
  const [first, second] = [createClassNames(root), createClassNames(root)];
  second(at(other), '', 'row');
  for (const name of ['row', 'title']) {
    expect(first(at(one), '', name)).toBe(second(at(one), '', name));
  }
});
