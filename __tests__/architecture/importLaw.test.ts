import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, root } from './cruise.ts';
import { expectedCycle, expectedViolations, plantedFiles } from './plantedViolations.ts';

describe('in a tree with every violation planted once', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'obriy-law-'));
  const found: string[] = [];

  beforeAll(async () => {
    for (const [file, text] of Object.entries(plantedFiles)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    copyFileSync(path.join(root, 'package.json'), path.join(folder, 'package.json'));
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    const { summary } = await cruise(folder, ['src', 'server', 'contract', 'tools']);
    const inProject = (file: string): string => file.replace(/^.*node_modules\/([^/]+)\/.*$/, '$1');
    found.push(...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${inProject(to)}`));
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(expectedViolations)('%s', (violation) => {
    expect(found).toContain(violation);
  });

  test('a cycle at run time is seen, a cycle of types is not', () => {
    const cycles = found.filter((violation) => violation.startsWith('no-cycles-at-run-time: src/shared/api/'));
    expect(cycles).toContain(`no-cycles-at-run-time: ${expectedCycle}`);
    expect(cycles.join()).not.toMatch(/type[AB]/);
  });

  test('nothing that the law allows is reported', () => {
    const unexpected = found.filter(
      (violation) => !expectedViolations.includes(violation) && !violation.startsWith('no-cycles'),
    );
    expect(unexpected).toEqual([]);
  });
});

describe('in the project', () => {
  const heavy = /node_modules\/(?:antd|@ant-design|@rc-component|ol|react-final-form|final-form|dayjs)\//;

  test('no import breaks the law, and nothing heavy is imported before it is needed', async () => {
    const { modules, summary } = await cruise(root, ['src', 'server', 'contract', 'tools', '__tests__', 'e2e']);
    expect(summary.violations).toEqual([]);

    const bySource = new Map(modules.map((module) => [module.source, module.dependencies]));
    // The entry brings its parts in by themselves, though they are in the same file.
    const atOnce = new Set(['src/client.tsx', 'src/app/startSite.tsx']);
    for (const source of atOnce) {
      for (const { resolved, dynamic, dependencyTypes } of bySource.get(source) ?? []) {
        if (!dynamic && !dependencyTypes.includes('type-only')) atOnce.add(resolved);
      }
    }
    // Proof that the walk sees packages at all.
    expect([...atOnce]).toContainEqual(expect.stringContaining('node_modules/react-dom/'));
    expect([...atOnce].filter((file) => heavy.test(file))).toEqual([]);
  });
});
