import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createBrotliSize, weighRoutes } from '../../tools/sizes/weighRoutes.ts';

let folder: string;

const textOf = (name: string): string => `the text of ${name} `.repeat(name.length * 3);
const weightOf = (...names: readonly string[]): number =>
  names.reduce((total, name) => total + brotliCompressSync(textOf(name)).length, 0);

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'obriy-sizes-'));
  mkdirSync(path.join(folder, 'assets'));
  const write = (name: string, sources: readonly string[] = []): void => {
    const file = path.join(folder, 'assets', name);
    writeFileSync(file, textOf(name));
    if (name.endsWith('.js')) writeFileSync(`${file}.map`, JSON.stringify({ sources }));
  };
  write('entry.js', ['webpack://site/./node_modules/react/index.js']);
  write('vendor.js', ['webpack://site/./node_modules/react-dom/index.js']);
  write('entry.css');
  write('fonts.css');
  write('shared.js', ['webpack://site/./node_modules/antd/es/button.js']);
  write('home.js');
  write('home.css');
  const files = (...names: string[]) => ({
    js: names.filter((name) => name.endsWith('.js')).map((name) => `/assets/${name}`),
    css: names.filter((name) => name.endsWith('.css')).map((name) => `/assets/${name}`),
  });
  const chunks = { home: files('shared.js', 'home.js', 'home.css'), about: files('shared.js'), lazy: files('home.js') };
  writeFileSync(
    path.join(folder, 'chunks.json'),
    JSON.stringify({ entry: files('vendor.js', 'entry.js', 'fonts.css', 'entry.css'), chunks }),
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

test('a route counts its entry and chunks, a shared file once, packages and fonts apart', () => {
  const [home] = weighRoutes(folder, [{ path: '/', chunks: ['home', 'about'] }]);
  expect(home).toMatchObject({
    path: '/',
    js: weightOf('entry.js', 'shared.js', 'home.js'),
    packages: weightOf('vendor.js'),
    css: weightOf('entry.css', 'home.css'),
    fonts: weightOf('fonts.css'),
  });
});

test('weighs two builds alike that differ only in the hashes of their files', () => {
  const weightWith = (hashes: readonly string[]): number => {
    const build = mkdtempSync(path.join(tmpdir(), 'obriy-sizes-'));
    mkdirSync(path.join(build, 'assets'));
    hashes.forEach((hash, id) => writeFileSync(path.join(build, 'assets', `${id}.${hash}.js`), ''));
    const weight = createBrotliSize(build)(JSON.stringify(Object.fromEntries(hashes.entries())));
    rmSync(build, { recursive: true });
    return weight;
  };
  expect(weightWith(['aaaaaa', 'aaaaab', 'aaaaac'])).toBe(weightWith(['3f90c1', 'd27ae5', '80b46f']));
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
