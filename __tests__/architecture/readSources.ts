import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

export interface Source {
  /** Relative to the root of the repository. */
  readonly file: string;
  readonly source: string;
}

export function readSources(pattern: string): Source[] {
  return (
    globSync(pattern, { cwd: root })
      // `server/main.ts` is a folder.
      .filter((file) => statSync(path.join(root, file)).isFile())
      .map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }))
  );
}
