import autocannon from 'autocannon';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { median } from '../median.ts';
import { serveWithNginx, type StaticServer } from '../../nginx.ts';

interface Throughput {
  name: string;
  /** Median of the rounds. */
  requestsPerSecond: number;
  /** The ratio within a round, then the median; undefined without nginx. */
  besideNginx: number | undefined;
}

const encodings = { 'accept-encoding': 'br, gzip' };

async function servePage(way: 'front' | 'fastify'): Promise<StaticServer> {
  const child = fork(path.join(import.meta.dirname, 'pageServer.ts'), [way], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const failed = once(child, 'exit').then(() => {
    throw new Error(`pageServer.ts ${way} has ended before it listened`);
  });
  const [origin] = (await Promise.race([once(child, 'message'), failed])) as [string];
  return {
    origin,
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

/** The bytes as sent, which fetch would decompress. */
async function bytesOf(origin: string): Promise<Buffer> {
  const [response] = (await once(get(origin, { headers: encodings }), 'response')) as [IncomingMessage];
  return Buffer.concat(await response.toArray());
}

async function requestsPerSecond(origin: string, seconds: number): Promise<number> {
  const result = await autocannon({ url: origin, connections: 50, duration: seconds, headers: encodings });
  if (result.non2xx + result.errors > 0) throw new Error(`${origin} failed ${result.non2xx + result.errors} times`);
  return result.requests.total / result.duration;
}

/**
 * Throughput of a cached page, compared with nginx serving the same bytes as a file; alternating, so that the load of
 * the machine affects both.
 */
export async function benchPageCache({ rounds = 5, seconds = 3 } = {}): Promise<Throughput[]> {
  const front = await servePage('front');
  const servers = new Map<string, StaticServer>([
    ['cached page, before Fastify (as in production)', front],
    ['cached page, through Fastify', await servePage('fastify')],
  ]);
  const nginx = await serveWithNginx(await bytesOf(front.origin));
  try {
    for (const { origin } of servers.values()) await requestsPerSecond(origin, 1);
    const figures = new Map([...servers.keys()].map((name) => [name, { own: [] as number[], ratio: [] as number[] }]));
    const nginxFigures: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const beside = nginx && (await requestsPerSecond(nginx.origin, seconds));
      if (beside !== undefined) nginxFigures.push(beside);
      for (const [name, { origin }] of servers) {
        const own = await requestsPerSecond(origin, seconds);
        figures.get(name)?.own.push(own);
        if (beside !== undefined) figures.get(name)?.ratio.push(own / beside);
      }
    }
    const rows = [...figures].map(([name, { own, ratio }]) => ({
      name,
      requestsPerSecond: median(own),
      besideNginx: nginx && median(ratio),
    }));
    return nginx === undefined
      ? rows
      : [{ name: 'nginx, the same bytes as a file', requestsPerSecond: median(nginxFigures), besideNginx: 1 }, ...rows];
  } finally {
    for (const server of [...servers.values(), nginx]) await server?.stop();
  }
}

function printThroughput(figures: readonly Throughput[]): string {
  const lines = figures.map(({ name, requestsPerSecond, besideNginx }) => {
    const ratio = besideNginx === undefined ? '' : `${besideNginx.toFixed(2)} × nginx`;
    return `${name.padEnd(46)} ${Math.round(requestsPerSecond).toString().padStart(7)} requests/s  ${ratio}`.trimEnd();
  });
  const without = figures.some(({ besideNginx }) => besideNginx === undefined);
  return `${[...lines, ...(without ? ['nginx is not installed: no ratio (apt-get install nginx-light)'] : [])].join('\n')}\n`;
}

if (import.meta.main) process.stdout.write(printThroughput(await benchPageCache()));
