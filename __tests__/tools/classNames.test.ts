import { globSync } from 'node:fs';
import path from 'node:path';
import { createClassNames, fileSigns } from '../../tools/webpack/classNames.ts';

const root = path.join(import.meta.dirname, '../..');
const files = globSync('src/**/*.module.css', { cwd: root });
const at = (file: string) => ({ resourcePath: path.join(root, file) });

test('no two style sheets of the site have classes of the same name', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(new Set(files.map(fileSigns)).size).toBe(files.length);
});

test('classes of a file are distinct and stable', () => {
  const nameOf = createClassNames(root);
  const names = Array.from({ length: 5000 }, (_, index) => nameOf(at('src/a.module.css'), '', `class${index}`));
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[b-zB-Z][\da-zA-Z]{4,}$/.test(name))).toEqual([]);
  expect(nameOf(at('src/a.module.css'), '', 'class4999')).toBe(names[4999]);
});

test('another build gives the same names', () => {
  const [one, other] = [createClassNames(root), createClassNames(root)];
  other(at('src/b.module.css'), '', 'row');
  for (const name of ['row', 'title']) {
    expect(one(at('src/c.module.css'), '', name)).toBe(other(at('src/c.module.css'), '', name));
  }
});
