import path from 'node:path';
import { StartError } from '../server/startError.ts';
import { onStopRequest } from '../server/process.ts';
import { loadRenderer } from '../server/web/render/renderer.ts';
import { ExportError } from './export/exportError.ts';
import { exportSite } from './export/exportSite.ts';
import { readOptions } from './export/options.ts';

const dist = path.resolve(import.meta.dirname, '../dist');

/** A line that writes itself anew; a log gets the summary alone. */
const progress = (text: string): void => {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[2K${text}`);
};

const stoppable = (discard: () => Promise<void>): void =>
  onStopRequest(() => void discard().finally(() => process.exit(130)));

// Every page of the site as a file, made of the answers of the backend that --host names.
try {
  const options = readOptions(process.argv.slice(2), process.env);
  const renderer = await loadRenderer(path.join(dist, 'server/renderer.js'));
  const started = performance.now();
  const { pages, files, bytes } = await exportSite({
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
  process.stdout.write(`Visitors find it at ${options.settings.origin}, their browsers ask ${options.settings.host}\n`);
} catch (error) {
  if (!(error instanceof StartError) && !(error instanceof ExportError)) throw error;
  progress('');
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
// The store of a rendered page keeps its answers for an hour, by a timer that this process would wait for.
process.exit();
