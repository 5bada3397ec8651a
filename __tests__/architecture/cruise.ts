import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

export const root = path.resolve(import.meta.dirname, '../..');

interface Dependency {
  resolved: string;
  dynamic: boolean;
  dependencyTypes: string[];
}

interface Cruise {
  modules: { source: string; dependencies: Dependency[] }[];
  summary: { violations: { from: string; to: string; rule: { name: string } }[] };
}

/** What dependency-cruiser says of a tree under the project's own rules. */
export async function cruise(folder: string, roots: readonly string[]): Promise<Cruise> {
  const bin = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const args = [bin, '--config', path.join(root, '.dependency-cruiser.mjs'), '--output-type', 'json', ...roots];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder, maxBuffer: 2 ** 28 });
  return JSON.parse(stdout) as Cruise;
}
