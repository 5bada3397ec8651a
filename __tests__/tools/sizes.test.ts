import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { weighRoutes } from '../../tools/sizes/weighRoutes.ts';

let folder: string;

/** A build in which each file's compressed size is set. */
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'obriy-sizes-'));
  mkdirSync(path.join(folder, 'assets'));
  const write = (name: string, bytes: number, sources: readonly string[] = []): void => {
    const file = path.join(folder, 'assets', name);
    writeFileSync(file, '');
    writeFileSync(`${file}.br`, Buffer.alloc(bytes));
    if (name.endsWith('.js')) writeFileSync(`${file}.map`, JSON.stringify({ sources }));
  };
  write('entry.js', 1000, ['webpack://site/./node_modules/react/index.js']);
  write('vendor.1a2b3c4d.js', 5000, ['webpack://site/./node_modules/react-dom/index.js']);
  write('entry.css', 100);
  write('fonts.1a2b3c4d.css', 7);
  write('shared.js', 200, ['webpack://site/./node_modules/antd/es/button.js']);
  write('home.js', 30);
  write('home.css', 4);
  const files = (...names: string[]) => ({
    js: names.filter((name) => name.endsWith('.js')).map((name) => `/assets/${name}`),
    css: names.filter((name) => name.endsWith('.css')).map((name) => `/assets/${name}`),
  });
  const chunks = { home: files('shared.js', 'home.js', 'home.css'), about: files('shared.js'), lazy: files('home.js') };
  writeFileSync(
    path.join(folder, 'chunks.json'),
    JSON.stringify({ entry: files('vendor.1a2b3c4d.js', 'entry.js', 'fonts.1a2b3c4d.css', 'entry.css'), chunks }),
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

test('a route counts its entry and chunks, a shared file once, packages and fonts apart', () => {
  const [home] = weighRoutes(folder, [{ path: '/', chunks: ['home', 'about'] }]);
  expect(home).toMatchObject({ path: '/', js: 1230, packages: 5000, css: 104, fonts: 7 });
});

test('reports a package that belongs to a lazy part', () => {
  const [about, lazy] = weighRoutes(folder, [
    { path: '/about', chunks: ['about'] },
    { path: '/lazy', chunks: ['lazy'] },
  ]);
  expect(about?.tooEarly).toEqual(['antd']);
  expect(lazy?.tooEarly).toEqual([]);
});

test('reports a route whose chunk has been renamed', () => {
  expect(() => weighRoutes(folder, [{ path: '/', chunks: ['renamed'] }])).toThrow(
    '/ names the chunk "renamed", which the build does not have',
  );
});
