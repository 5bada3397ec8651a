import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { browserFlags, findBrowser } from '../support/browser.ts';
import { site } from '../support/visitor.ts';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../..');
const megabyte = 1024 * 1024;

interface Report {
  readonly categories: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }
    >
  >;
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly title: string }>>;
}

/** The phone settings of the command line; speed belongs to the benchmark, so nothing is throttled. */
async function audit(url: string): Promise<Report> {
  const { stdout } = await run(
    process.execPath,
    [
      'node_modules/lighthouse/cli/index.js',
      url,
      '--only-categories=best-practices,seo',
      '--form-factor=mobile',
      '--throttling-method=provided',
      '--output=json',
      '--quiet',
      '--disable-full-page-screenshot',
      '--no-enable-error-reporting',
      `--chrome-flags=--headless ${browserFlags.join(' ')}`,
    ],
    { cwd: root, env: { ...process.env, CHROME_PATH: findBrowser() }, maxBuffer: 64 * megabyte },
  );
  return JSON.parse(stdout) as Report;
}

// crawl.test.ts runs axe on every page.
it.each(['/', '/en/projects/obriy-park/plan'])(
  'Lighthouse finds no fault with %s',
  async (address) => {
    const { categories, audits } = await audit(site.origin + address);
    const lost = Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${id}: ${audits[id]?.title}`),
    );
    expect(lost).toEqual([]);
    expect(Object.entries(categories).map(([id, { score }]) => [id, score])).toEqual([
      ['best-practices', 1],
      ['seo', 1],
    ]);
  },
  300_000,
);
