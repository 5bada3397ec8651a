import { parseArgs } from 'node:util';
import { StartError } from '../../server/startError.ts';

export interface ReplayOptions {
  /** Accepts the current results as expected. */
  readonly accept: boolean;
  readonly files: readonly string[];
}

const usage = `npm run tool replay -- FILE…            prints the first step that gives another state than in the recording
npm run tool replay -- --accept FILE…   takes what the files give now for right, once you have read what differs`;

export function readReplayOptions(args: readonly string[]): ReplayOptions {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { accept: { type: 'boolean', default: false } },
    });
    if (positionals.length > 0) return { accept: values.accept, files: positionals };
  } catch {
    // Node's error for an unknown option.
  }
  throw new StartError(usage);
}
