import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageChunks } from '#contract/renderer.ts';
import { collectionOf, paths, type PathName } from '#domain/pages.ts';
import { openSiteRenders } from '../bench/server/siteRenders.ts';
import { budget, fontsBudget, packagesBudget, pageBudgets } from './budgets.ts';
import { createBrotliSize, weighRoutes } from './weighRoutes.ts';
import type { Chunks } from '../../server/web/chunkFiles.ts';

/** Prints the sizes of the built client (npm run build first); fails when a route is over its budget. */
const dist = path.resolve(import.meta.dirname, '../../dist');
const clientDir = path.join(dist, 'client');
const assetsDir = path.join(clientDir, 'assets');

const kilobytes = (bytes: number): number => bytes / 1024;
const column = (value: string): string => value.padStart(9);
const shown = (bytes: number, limit: number): string =>
  column(`${kilobytes(bytes).toFixed(1)}${kilobytes(bytes) > limit ? ' !' : '  '}`);

const lines: string[] = [
  'KB of brotli before a route is usable: all scripts, our own scripts, styles; a page of the fixtures in Ukrainian with its state',
  `${column('all js  ')}${column('own js  ')}${column('css  ')}${column('html  ')}  route`,
];
const faults: string[] = [];
const { pageChunks } = (await import(pathToFileURL(path.join(dist, 'server/renderer.js')).href)) as {
  readonly pageChunks: () => readonly PageChunks[];
};
/** Pages with the same chunks are measured once. */
const weighed = new Map(
  pageChunks()
    .toReversed()
    .map((page) => [page.chunks.join(), page]),
);
const nameOf = new Map(Object.entries(paths).map(([name, pattern]) => [pattern as string, name as PathName]));
const limitOf = (route: string): typeof budget => {
  const name = nameOf.get(route);
  return { ...budget, ...(name && pageBudgets[name]) };
};
/** The values for the parameters of a pattern, in `__tests__/support/content`. */
const aliases = { projects: 'lypa', offers: 'parking', news: 'karkas' } as const;
const parameters: Readonly<Record<string, string>> = { building: 'a', section: '1', floor: '2', id: 'a-1-2-5' };
const addressOf = (route: string): string => {
  const collection = collectionOf(nameOf.get(route) ?? 'home');
  return route.replaceAll(/:(\w+)/g, (_, name: string) => parameters[name] ?? aliases[collection ?? 'projects']);
};
const brotliSize = createBrotliSize(clientDir);
// Before the site opens: its first write of the database cannot wait for seconds of compression.
const weights = weighRoutes(clientDir, [...weighed.values()].toReversed(), brotliSize);
const site = await openSiteRenders(path.resolve(import.meta.dirname, '../../__tests__/support/content'));
for (const { path: route, js, packages, css, fonts, tooEarly } of weights) {
  const limit = limitOf(route);
  const html = brotliSize(await site.render(addressOf(route), 'backend'));
  lines.push(
    `${shown(js + packages, Infinity)}${shown(js, limit.js)}${shown(css, limit.css)}${shown(html, limit.html)}  ${route}`,
  );
  if (kilobytes(html) > limit.html) faults.push(`${route}: more than ${limit.html} KB of HTML`);
  if (kilobytes(js) > limit.js) faults.push(`${route}: more than ${limit.js} KB of our own scripts`);
  if (kilobytes(packages) > packagesBudget) faults.push(`${route}: more than ${packagesBudget} KB of packages`);
  if (kilobytes(css) > limit.css) faults.push(`${route}: more than ${limit.css} KB of styles`);
  if (kilobytes(fonts) > fontsBudget) faults.push(`${route}: more than ${fontsBudget} KB of fonts`);
  for (const name of tooEarly) faults.push(`${route}: ${name} comes before the page is usable`);
}

await site.close();

const { chunks } = JSON.parse(readFileSync(path.join(clientDir, 'chunks.json'), 'utf8')) as Chunks;
/** The chunk whose own file it is: the last of those that load with it. */
const chunkOf = new Map(
  Object.entries(chunks).flatMap(([name, { js, css }]) =>
    [js, css].flatMap((urls) => urls.slice(-1).map((url) => [path.basename(url), name])),
  ),
);

lines.push('', 'KB of brotli, file by file');
const files = readdirSync(assetsDir).filter((file) => /\.(?:js|css)$/.test(file));
const sized = files
  .map((file) => ({ file, bytes: brotliSize(readFileSync(path.join(assetsDir, file), 'utf8')) }))
  .sort((a, b) => b.bytes - a.bytes);
for (const { file, bytes } of sized)
  lines.push(`${column(`${kilobytes(bytes).toFixed(1)}  `)}  ${file}  ${chunkOf.get(file) ?? ''}`.trimEnd());

process.stdout.write(`${lines.join('\n')}\n`);
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
