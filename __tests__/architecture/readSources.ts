import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './cruise.ts';

export interface Source {
  /** From the root of the repository. */
  readonly file: string;
  readonly source: string;
}

export function readSources(pattern: string): Source[] {
  return globSync(pattern, { cwd: root }).map((file) => ({
    file,
    source: readFileSync(path.join(root, file), 'utf8'),
  }));
}
