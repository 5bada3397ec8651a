import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expectedCycles, expectedViolations, plantedFiles } from './plantedViolations.ts';
import { root } from './readSources.ts';

interface Cruise {
  summary: { violations: { from: string; to: string; rule: { name: string } }[] };
}

/** The violations that dependency-cruiser reports in a folder under the project's rules. `npm run lint` runs it on the project. */
async function violationsIn(folder: string): Promise<string[]> {
  const bin = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const config = path.join(root, '.dependency-cruiser.mjs');
  const folders = ['src', 'server', 'contract', 'domain', 'packages', 'tools'];
  const args = [bin, '--config', config, '--output-type', 'json', ...folders];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder, maxBuffer: 2 ** 28 });
  const { summary } = JSON.parse(stdout) as Cruise;
  const inProject = (file: string): string => file.replace(/^.*node_modules\/([^/]+)\/.*$/, '$1');
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${inProject(to)}`);
}

test('reports each planted violation and no allowed import', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'obriy-law-'));
  try {
    for (const [file, text] of Object.entries(plantedFiles)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    copyFileSync(path.join(root, 'package.json'), path.join(folder, 'package.json'));
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    const found = await violationsIn(folder);
    const isCycle = (violation: string): boolean => violation.startsWith('no-cycles');
    expect(found.filter((violation) => !isCycle(violation)).toSorted()).toEqual(expectedViolations.toSorted());
    const cycles = found.filter(isCycle);
    expect(cycles).toEqual(expect.arrayContaining(expectedCycles));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
