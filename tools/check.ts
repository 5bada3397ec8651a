/**
 * `npm run check`: types, lint and the nearest tests of the files changed since the last commit. Use it between
 * commits; `npm test` decides.
 */
import { execFile, execFileSync } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.join(import.meta.dirname, '..');

/** At most so many test files: a page is related to every test that renders the site, and those take minutes. */
const mostTests = 4;

/** The folders of the import law. */
const folders = ['src', 'server', 'contract', 'domain', 'packages', 'tools', '__tests__', 'e2e'];

const git = (...args: string[]): string[] =>
  // Unquoted names: git quotes what is not ASCII.
  execFileSync('git', ['-c', 'core.quotePath=false', ...args], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');

const changed = [
  ...git('diff', 'HEAD', '--name-only', '--diff-filter=d'),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const code = changed.filter((file) => /\.(?:[cm]?js|tsx?)$/.test(file));
const tests = code.filter((file) => /\.test\.tsx?$/.test(file));
/** They need a build, a database or minutes. */
const outerTests = tests.filter((file) => /^(?:e2e|__tests__\/(?:outer|postgres))\//.test(file));

/** Whether a file changed its imports, so that the import law has to be checked. */
function importsChanged(): boolean {
  const imports = /\bfrom '|\bimport\(|^import '/;
  const lines = git('diff', 'HEAD', '-U0', '--', '*.ts', '*.tsx').filter((line) => /^[+-](?![+-]{2})/.test(line));
  const added = git('ls-files', '--others', '--exclude-standard', '--', '*.ts', '*.tsx');
  const removed = git('diff', 'HEAD', '--name-only', '--diff-filter=D', '--', '*.ts', '*.tsx');
  return added.length + removed.length > 0 || lines.some((line) => imports.test(line.slice(1)));
}

interface Outcome {
  readonly passed: boolean;
  readonly output: string;
}

const nothingToDo: Outcome = { passed: true, output: '' };

const bin = (file: string): string => path.join(root, 'node_modules', file);

async function run(...args: string[]): Promise<Outcome> {
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { cwd: root, maxBuffer: 2 ** 28 });
    return { passed: true, output: stdout + stderr };
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return { passed: false, output: stdout + stderr };
  }
}

/** The first that fails, or the last. */
async function inTurn(...steps: readonly (() => Promise<Outcome>)[]): Promise<Outcome> {
  let outcome = nothingToDo;
  for (const step of steps) {
    if (outcome.passed) outcome = await step();
  }
  return outcome;
}

/** Caches the types of the last check: unchanged files take a third of the time. */
const tsc = async (project: string, name: string): Promise<Outcome> =>
  run(
    bin('typescript-native/bin/tsc'),
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    `.cache/types/${name}.tsbuildinfo`,
    '-p',
    project,
  );

const typecheck = async (): Promise<Outcome> =>
  inTurn(
    () => tsc('.', 'site'),
    () => tsc('src/serviceWorker', 'worker'),
  );

const lint = async (): Promise<Outcome> =>
  inTurn(
    // Without a file Prettier would wait for its input.
    async () =>
      changed.length === 0
        ? nothingToDo
        : run(bin('prettier/bin/prettier.cjs'), '--check', '--ignore-unknown', '--log-level', 'warn', '--', ...changed),
    async () => (code.length === 0 ? nothingToDo : run(bin('oxlint/bin/oxlint'), '--type-aware', ...code)),
    async () =>
      importsChanged()
        ? run(bin('dependency-cruiser/bin/dependency-cruiser.mjs'), '--config', '.dependency-cruiser.mjs', ...folders)
        : { passed: true, output: '' },
  );

const jest = async (...args: string[]): Promise<Outcome> =>
  run(
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    bin('jest/bin/jest.js'),
    '--selectProjects',
    'site',
    'node',
    '--passWithNoTests',
    ...args,
  );

/** Number of folders between two files. */
function distance(test: string, file: string): number {
  const from = path.dirname(test.replace(/^__tests__\//, '')).split('/');
  const to = path.dirname(file.replace(/^__tests__\//, '')).split('/');
  const common = from.findIndex((folder, index) => folder !== to[index]);
  const shared = common === -1 ? from.length : common;
  return from.length - shared + (to.length - shared);
}

/** Related tests, nearest first by folder. */
async function relatedTests(): Promise<string[]> {
  if (changed.length === 0) return [];
  const { output } = await jest('--listTests', '--findRelatedTests', ...changed);
  const found = output
    .split('\n')
    .filter((line) => path.isAbsolute(line))
    .map((file) => path.relative(root, file));
  const near = (test: string): number => Math.min(...changed.map((file) => distance(test, file)));
  return found.toSorted((a, b) => near(a) - near(b) || a.localeCompare(b, 'en'));
}

async function test(): Promise<Outcome & { readonly note: string }> {
  const related = await relatedTests();
  const docs = changed.some((file) => file.endsWith('.md')) ? ['__tests__/docs/docs.test.ts'] : [];
  const first = new Set([...tests.filter((file) => !outerTests.includes(file)), ...docs]);
  const chosen = [...first, ...related.filter((file) => !first.has(file)).slice(0, mostTests)];
  const left = related.filter((file) => !chosen.includes(file)).length;
  const note = [
    chosen.length === 1 ? '1 file' : `${chosen.length} files`,
    ...(left === 0 ? [] : [`${left} farther ones are left to npm test`]),
    ...(outerTests.length === 0 ? [] : [`not run: npm run jest -- ${outerTests.join(' ')}`]),
  ].join('; ');
  if (chosen.length === 0) return { passed: true, output: '', note };
  return { ...(await jest('--runTestsByPath', ...chosen)), note };
}

const started = performance.now();

async function report(name: string, check: Promise<Outcome & { readonly note?: string }>): Promise<boolean> {
  const { passed, output, note } = await check;
  const seconds = Math.round((performance.now() - started) / 1000);
  const about = note === undefined ? '' : `: ${note}`;
  process.stdout.write(
    `${passed ? 'ok    ' : 'FAILED'} ${name}${about} (${seconds} s)\n${passed ? '' : `${output}\n`}`,
  );
  return passed;
}

if (git('status', '--porcelain').length === 0) {
  process.stdout.write('Nothing has changed since the last commit.\n');
} else {
  const passed = await Promise.all([report('types', typecheck()), report('lint', lint()), report('tests', test())]);
  process.exitCode = passed.every(Boolean) ? 0 : 1;
}
