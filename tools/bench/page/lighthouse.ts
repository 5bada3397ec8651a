import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { browserFlags, findBrowser } from '../../../e2e/support/browser.ts';
import { atLeast, atMost, besideFloor, type Figure, ratioAtMost } from '../figures.ts';
import { visitInTurns } from '../visit/inTurns.ts';
import type { MeasuredPage } from '../visit/measuredPages.ts';
import { median, spreadOf } from '../median.ts';
import type { Given } from '../parts.ts';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../../..');
const program = path.join(root, 'node_modules/lighthouse/cli/index.js');

interface Report {
  readonly categories: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>;
  /** Times in milliseconds. */
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** Lighthouse's defaults: a phone, slow 4G and a slow processor, both simulated. */
async function audit(url: string): Promise<Report> {
  const { stdout } = await run(
    process.execPath,
    [
      program,
      url,
      '--form-factor=mobile',
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
      `--chrome-flags=--headless ${browserFlags.join(' ')}`,
    ],
    { cwd: root, env: { ...process.env, CHROME_PATH: findBrowser() }, maxBuffer: 2 ** 26 },
  );
  return JSON.parse(stdout) as Report;
}

/** Lighthouse sometimes loses the trace of a visit: one more visit, instead of losing all figures. */
async function auditWithRetry(url: string): Promise<Report> {
  return audit(url).catch(async (error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    return audit(url);
  });
}

function figuresOf({ name }: MeasuredPage, page: readonly Report[], floor: readonly Report[]): readonly Figure[] {
  const audited = (reports: readonly Report[], id: string): readonly number[] =>
    reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN);
  const time = (id: string): Omit<Figure, 'name' | 'goal'> => ({
    ...besideFloor(audited(page, id), audited(floor, id)),
    unit: 'ms',
  });
  const shifts = audited(page, 'cumulative-layout-shift');
  const scores = Object.entries(page[0]?.categories ?? {}).map(([id, { title }]): Figure => {
    const scored = (reports: readonly Report[]): readonly number[] =>
      reports.map(({ categories }) => (categories[id]?.score ?? Number.NaN) * 100);
    const score = (reports: readonly Report[]): number => Math.round(median(scored(reports)));
    const own = { name: `${name}: Lighthouse, ${title}`, value: score(page), spread: spreadOf(scored(page)), unit: '' };
    return id === 'performance'
      ? { ...own, reference: { name: 'floor', value: score(floor) }, goal: atLeast(99) }
      : { ...own, goal: atLeast(100) };
  });
  return [
    ...scores,
    { name: `${name}: Lighthouse, LCP`, ...time('largest-contentful-paint'), goal: ratioAtMost(1.03) },
    { name: `${name}: Lighthouse, TBT`, ...time('total-blocking-time'), goal: atMost(75) },
    { name: `${name}: Lighthouse, CLS`, value: median(shifts), spread: spreadOf(shifts), unit: '', goal: atMost(0) },
  ];
}

/** Medians of visits to each page and to its floor, alternating. */
export async function benchLighthouse(given: Given): Promise<readonly Figure[]> {
  if (!existsSync(program)) throw new Error('the package lighthouse is not installed');
  const measured = await visitInTurns(given, async (page, floor) => ({
    page: await auditWithRetry(page),
    floor: await auditWithRetry(floor),
  }));
  return measured.flatMap(([page, runs]) =>
    figuresOf(
      page,
      runs.map((run) => run.page),
      runs.map((run) => run.floor),
    ),
  );
}
