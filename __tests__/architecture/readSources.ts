import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

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
