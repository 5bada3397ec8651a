import { parseArgs } from 'node:util';
import { StartError } from '../../server/startError.ts';

export interface ReplayOptions {
  /** Takes what the files give now for right. */
  readonly accept: boolean;
  readonly files: readonly string[];
}

const usage = `npm run tool replay -- FILE…            tells the first step that gives another state than while it was recorded
npm run tool replay -- --accept FILE…   takes what the files give now for right, once you have read what differs`;

export function readOptions(args: readonly string[]): ReplayOptions {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { accept: { type: 'boolean', default: false } },
    });
    if (positionals.length > 0) return { accept: values.accept, files: positionals };
  } catch {
    // An option that there is not.
  }
  throw new StartError(usage);
}
