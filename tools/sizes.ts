import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const clientDir = path.resolve(import.meta.dirname, '../dist/client');
const assetsDir = path.join(clientDir, 'assets');

/** What a visitor downloads: the compressed file where the build made one, for small files what it would be. */
function brotliBytes(file: string): number {
  try {
    return readFileSync(`${file}.br`).length;
  } catch {
    return brotliCompressSync(readFileSync(file)).length;
  }
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`.padStart(10);

const initial = [...readFileSync(path.join(clientDir, 'index.html'), 'utf8').matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) =>
  path.basename(file ?? ''),
);
const others = readdirSync(assetsDir).filter((file) => /\.(?:js|css)$/.test(file) && !initial.includes(file));

function report(title: string, files: readonly string[]): void {
  process.stdout.write(`\n${title}\n`);
  const sized = files.map((file) => ({ file, bytes: brotliBytes(path.join(assetsDir, file)) })).sort((a, b) => b.bytes - a.bytes);
  for (const { file, bytes } of sized) process.stdout.write(`${kilobytes(bytes)}  ${file}\n`);
  for (const kind of ['js', 'css']) {
    const total = sized.filter(({ file }) => file.endsWith(`.${kind}`)).reduce((sum, { bytes }) => sum + bytes, 0);
    process.stdout.write(`${kilobytes(total)}  all ${kind}\n`);
  }
}

process.stdout.write('Brotli sizes of the built client (npm run build)\n');
report('Every page', initial);
report(
  'Pages',
  others.filter((file) => file.startsWith('page-')),
);
report(
  'Words',
  others.filter((file) => file.startsWith('texts-')),
);
report(
  'Shared and late parts',
  others.filter((file) => !/^(?:page|texts)-/.test(file)),
);
