import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { browserFlags, findBrowser } from '../../e2e/support/browser.ts';
import { atLeast, type Figure } from './figures.ts';
import { measuredPages } from './measuredPages.ts';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../..');
const program = path.join(root, 'node_modules/lighthouse/cli/index.js');

interface Report {
  readonly categories: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>;
}

/** As it comes: a phone, slow 4G and a slow processor, both simulated. */
async function audit(url: string): Promise<Report> {
  const { stdout } = await run(
    process.execPath,
    [program, url, '--form-factor=mobile', '--output=json', '--quiet', '--no-enable-error-reporting', `--chrome-flags=--headless ${browserFlags.join(' ')}`],
    { cwd: root, env: { ...process.env, CHROME_PATH: findBrowser() }, maxBuffer: 2 ** 26 },
  );
  return JSON.parse(stdout) as Report;
}

/** Scores of one visit each; none where the package is not installed. */
export async function benchLighthouse(origin: string): Promise<readonly Figure[]> {
  if (!existsSync(program)) throw new Error('the package lighthouse is not installed');
  const figures: Figure[] = [];
  for (const { name, path: address } of measuredPages) {
    const { categories } = await audit(origin + address);
    for (const [id, { title, score }] of Object.entries(categories)) {
      figures.push({ name: `${name}: Lighthouse, ${title}`, value: Math.round((score ?? Number.NaN) * 100), unit: '', goal: atLeast(id === 'performance' ? 99 : 100) });
    }
  }
  return figures;
}
