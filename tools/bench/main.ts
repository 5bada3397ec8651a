import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { startBuiltSite } from './builtSite.ts';
import { type Figure, printFigures, ratioOf, reaches } from './figures.ts';
import { measuredPages } from './visit/measuredPages.ts';
import { type Given, parts } from './parts.ts';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    pages: { type: 'string' },
    runs: { type: 'string', default: '7' },
    json: { type: 'string' },
  },
});

const selected = options.only?.split(',') ?? Object.keys(parts);
const pages = options.pages?.split(',');

/** What is wrong with the options; null: nothing. */
function problemOf(option: string, given: readonly string[], known: readonly string[]): string | null {
  const unknown = given.filter((name) => !known.includes(name));
  return unknown.length === 0 ? null : `There is no ${unknown.join(', ')}: --${option} takes ${known.join(', ')}\n`;
}

const problem =
  problemOf('only', selected, Object.keys(parts)) ??
  problemOf(
    'pages',
    pages ?? [],
    measuredPages.map(({ name }) => name),
  );

/** A failed part prints its reason, and the others continue. */
async function figuresOf(name: string, given: Given): Promise<readonly Figure[]> {
  process.stderr.write(`${name} …\n`);
  try {
    const figures = (await parts[name]?.(given)) ?? [];
    // Printed at once, so that an aborted run shows what was measured.
    process.stderr.write(printFigures(figures));
    return figures;
  } catch (error) {
    process.stderr.write(`${name} could not be measured: ${error instanceof Error ? error.message : String(error)}\n`);
    return [];
  }
}

async function bench(): Promise<void> {
  // The load of other processes is part of a figure: read before the benchmark itself is the load.
  const [load = 0] = loadavg();
  const site = await startBuiltSite();
  const browser = await launchBrowser();
  const figures: Figure[] = [];
  try {
    const given = {
      browser,
      origin: site.origin,
      runs: Number(options.runs),
      pages,
      whenPicturesAreMade: site.whenPicturesAreMade,
    };
    for (const name of selected) figures.push(...(await figuresOf(name, given)));
  } finally {
    await browser.close();
    await site.stop();
  }
  const [processor] = cpus();
  const machine = `${cpus().length} × ${processor?.model.trim() ?? 'unknown processor'}, Node ${process.versions.node}, load average ${load.toFixed(1)} before`;
  process.stdout.write(
    `${new Date().toISOString().slice(0, 10)}, ${machine}, medians of ${options.runs} runs\n\n${printFigures(figures)}`,
  );
  if (options.json === undefined) return;
  const rows = figures.map((figure) => ({ ...figure, ratio: ratioOf(figure), reached: reaches(figure) }));
  await writeFile(
    path.resolve(options.json),
    `${JSON.stringify({ date: new Date().toISOString(), machine, figures: rows }, null, 2)}\n`,
  );
}

if (problem === null) await bench();
else {
  process.stderr.write(problem);
  process.exitCode = 1;
}
