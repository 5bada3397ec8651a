import { existsSync, globSync } from 'node:fs';
import path from 'node:path';

/** Where distributions put the server programs, which are often not on the PATH; newest first. */
const usual = ['/usr/lib/postgresql/*/bin', '/usr/pgsql-*/bin', '/opt/homebrew/opt/postgresql@*/bin'];

/** The folder with initdb and postgres, if this machine has them. */
export function findPostgres(): string | undefined {
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter);
  const folders = [...onPath, ...usual.flatMap((pattern) => globSync(pattern).toSorted().toReversed())];
  return folders.find((folder) => ['initdb', 'postgres'].every((program) => existsSync(path.join(folder, program))));
}
