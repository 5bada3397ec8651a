import { quantile } from '../median.ts';
import { type Results, openSiteRenders, renderedPaths } from './siteRenders.ts';

interface RenderTimes {
  readonly path: string;
  /** Milliseconds, with responses that the server has cached. */
  readonly p50: number;
  readonly p95: number;
  /** Milliseconds, with the backend of the same process called each time. */
  readonly withBackend: number;
}

interface TimesOptions {
  readonly rounds?: number;
  readonly paths?: readonly string[];
}

/** The time of uncached pages; all alternating, so that the load of the machine affects them alike. */
export async function measureRenders({ rounds = 40, paths = renderedPaths }: TimesOptions = {}): Promise<
  RenderTimes[]
> {
  const site = await openSiteRenders();
  const timed = async (path: string, results: Results): Promise<number> => {
    const start = performance.now();
    await site.render(path, results);
    return performance.now() - start;
  };
  const taken = paths.map((path) => ({ path, cached: [] as number[], backend: [] as number[] }));
  const warmUp = 5;
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const { path, cached, backend } of taken) {
      const [own, whole] = [await timed(path, 'cached'), await timed(path, 'backend')];
      if (round < 0) continue;
      cached.push(own);
      backend.push(whole);
    }
  }
  await site.close();
  return taken.map(({ path, cached, backend }) => ({
    path,
    p50: quantile(cached, 0.5),
    p95: quantile(cached, 0.95),
    withBackend: quantile(backend, 0.5),
  }));
}

function printRenders(times: readonly RenderTimes[]): string {
  const column = (value: number): string => value.toFixed(1).padStart(8);
  const lines = times.map(
    ({ path, p50, p95, withBackend }) => `${path.padEnd(46)}${column(p50)}${column(p95)}${column(withBackend)}`,
  );
  const head = `${'Rendered past every cache, ms'.padEnd(46)}${'p50'.padStart(8)}${'p95'.padStart(8)}${'p50+api'.padStart(8)}`;
  return `${[
    head,
    ...lines,
    `${'median of all'.padEnd(46)}${column(
      quantile(
        times.map(({ p50 }) => p50),
        0.5,
      ),
    )}`,
  ].join('\n')}\n`;
}

if (import.meta.main) process.stdout.write(printRenders(await measureRenders()));
