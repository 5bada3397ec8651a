import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface StaticServer {
  origin: string;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  .map((name) => `${name}_temp_path temp;`)
  .join(' ');

/** One worker, as the site is one process. */
const configuration = (http: string): string => `
daemon off; worker_processes 1; pid nginx.pid; error_log stderr crit;
events { worker_connections 1024; }
http { ${temporary} ${http} }`;

async function pending(origin: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    if ((await fetch(origin, { redirect: 'manual' }).catch(() => undefined)) !== undefined) return;
    await pause(20);
  }
  throw new Error(`nginx ended with ${child.exitCode}`);
}

export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).error === undefined;

/** nginx on a free port, in a folder of its own that is deleted after it. */
export async function startNginx(
  http: (port: number) => string,
  files: Readonly<Record<string, string | Buffer>> = {},
): Promise<StaticServer & { readonly folder: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'obriy-nginx-'));
  // The worker of an nginx started by root runs as another user.
  chmodSync(folder, 0o755);
  mkdirSync(path.join(folder, 'www'));
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, 'www', name), content);
  const port = await freePort();
  writeFileSync(path.join(folder, 'nginx.conf'), configuration(http(port)));
  const child = spawn('nginx', ['-p', '.', '-c', 'nginx.conf', '-e', 'stderr'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  await pending(origin, child);
  return {
    origin,
    folder,
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** nginx with these bytes as its only file; undefined where it is not installed. Without an access log, as the site at its default log level. */
export async function serveWithNginx(body: Buffer): Promise<StaticServer | undefined> {
  if (!hasNginx()) return undefined;
  return startNginx(
    (port) => `
  access_log off; sendfile on; tcp_nopush on; open_file_cache max=10; keepalive_requests 1000000000;
  server { listen 127.0.0.1:${port}; root www; default_type 'text/html; charset=utf-8'; location / { try_files /page =404; } }`,
    { page: body },
  );
}
