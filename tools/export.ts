import path from 'node:path';
import { StartError } from '../server/startError.ts';
import { onStopRequest } from '../server/process.ts';
import { loadRenderer } from '../server/web/render/renderer.ts';
import { ExportError } from './export/exportError.ts';
import { exportSite, mostNamed } from './export/exportSite.ts';
import { readExportOptions } from './export/options.ts';

const dist = path.resolve(import.meta.dirname, '../dist');

/** A progress line that overwrites itself; a log gets only the summary. */
const progress = (text: string): void => {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[2K${text}`);
};

const stoppable = (discard: () => void): void =>
  onStopRequest(() => {
    try {
      discard();
    } finally {
      process.exit(130);
    }
  });

// Writes every page of the site as a file, from the backend that --host names.
try {
  const options = readExportOptions(process.argv.slice(2), process.env);
  const renderer = await loadRenderer(path.join(dist, 'server/renderer.js'));
  const started = performance.now();
  const { pages, files, bytes, leftOut } = await exportSite({
    ...options,
    clientDir: path.join(dist, 'client'),
    renderer,
    progress,
    stoppable,
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  progress('');
  process.stdout.write(
    `${options.out}: ${pages} pages, ${files} files, ${(bytes / 1024 ** 2).toFixed(1)} MB with their brotli and gzip, ${seconds} s, no broken link\n`,
  );
  process.stdout.write(
    `Visitors find it at ${options.settings.origin}, their browsers call ${options.settings.host}\n`,
  );
  if (leftOut.length > 0) {
    const more = leftOut.length > mostNamed ? [`and ${leftOut.length - mostNamed} more`] : [];
    const lines = ['Pages leave out what does not fit the contract:', ...leftOut.slice(0, mostNamed), ...more];
    process.stdout.write(`${lines.join('\n  ')}\n`);
  }
} catch (error) {
  if (!(error instanceof StartError) && !(error instanceof ExportError)) throw error;
  progress('');
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
// The store of a rendered page caches its results for an hour, with a timer that keeps this process running.
process.exit();
