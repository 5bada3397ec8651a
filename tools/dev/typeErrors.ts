import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

const root = path.resolve(import.meta.dirname, '../..');

/** The last line of each check. */
const summary = /Found (\d+) errors?\. Watching/;

/** Lines about the compiler and not about the sources. */
const progress = / - (?:Starting compilation|File change detected)|^Found \d+ error/;

/** Prints type errors as they appear, and a notice when all are fixed. Returns a stop function. */
export function watchTypes(log: (text: string) => void): () => void {
  const compiler = path.join(root, 'node_modules/typescript-native/bin/tsc');
  const child = spawn(
    process.execPath,
    [compiler, '--noEmit', '--watch', '--preserveWatchOutput', '--pretty', '-p', root],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let lines: string[] = [];
  let hadErrors = false;
  createInterface(child.stdout).on('line', (line) => {
    const found = summary.exec(line)?.[1];
    if (found === undefined) {
      if (!progress.test(line)) lines.push(line);
      return;
    }
    const hasErrors = found !== '0';
    if (hasErrors) log(`${lines.join('\n').trim()}\n\nTypes: ${found} ${found === '1' ? 'error' : 'errors'}\n`);
    else if (hadErrors) log('Types: no errors\n');
    hadErrors = hasErrors;
    lines = [];
  });
  return () => void child.kill();
}
