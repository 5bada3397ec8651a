import { readdirSync } from 'node:fs';
import path from 'node:path';
import { budget, fontsBudget, packagesBudget, routeBudgets } from './budgets.ts';
import { brotliBytes, weighRoutes } from './sizes/weighRoutes.ts';

/** Prints what the built client weighs (npm run build first); fails when a route is over its budget. */
const clientDir = path.resolve(import.meta.dirname, '../dist/client');
const assetsDir = path.join(clientDir, 'assets');

const kilobytes = (bytes: number): number => bytes / 1024;
const column = (value: string): string => value.padStart(9);
const shown = (bytes: number, limit: number): string =>
  column(`${kilobytes(bytes).toFixed(1)}${kilobytes(bytes) > limit ? ' !' : '  '}`);

const lines: string[] = [
  'KB of brotli before a route is usable: all scripts, our own scripts, styles',
  `${column('all js  ')}${column('own js  ')}${column('css  ')}  route`,
];
const faults: string[] = [];
const weights = weighRoutes(clientDir, routeBudgets);
for (const [index, { path: route, js, packages, css, fonts, tooEarly }] of weights.entries()) {
  const limit = { ...budget, ...routeBudgets[index] };
  lines.push(`${shown(js + packages, Infinity)}${shown(js, limit.js)}${shown(css, limit.css)}  ${route}`);
  if (kilobytes(js) > limit.js) faults.push(`${route}: more than ${limit.js} KB of our own scripts`);
  if (kilobytes(packages) > packagesBudget) faults.push(`${route}: more than ${packagesBudget} KB of packages`);
  if (kilobytes(css) > limit.css) faults.push(`${route}: more than ${limit.css} KB of styles`);
  if (kilobytes(fonts) > fontsBudget) faults.push(`${route}: more than ${fontsBudget} KB of fonts`);
  for (const name of tooEarly) faults.push(`${route}: ${name} comes before the page is usable`);
}

lines.push('', 'KB of brotli, file by file');
const files = readdirSync(assetsDir).filter((file) => /\.(?:js|css)$/.test(file));
const sized = files
  .map((file) => ({ file, bytes: brotliBytes(path.join(assetsDir, file)) }))
  .sort((a, b) => b.bytes - a.bytes);
for (const { file, bytes } of sized) lines.push(`${column(`${kilobytes(bytes).toFixed(1)}  `)}  ${file}`);

process.stdout.write(`${lines.join('\n')}\n`);
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
