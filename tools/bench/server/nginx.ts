import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

/** One worker, as the site is one process; without an access log, as the site at its default log level. */
const configuration = (port: number): string => `
daemon off; worker_processes 1; pid nginx.pid; error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; open_file_cache max=10; keepalive_requests 1000000000; ${temporary}
  server { listen 127.0.0.1:${port}; root www; default_type 'text/html; charset=utf-8'; location / { try_files /page =404; } }
}`;

async function pending(origin: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const result = await fetch(origin).catch(() => undefined);
    if (result?.ok === true) return;
    await pause(20);
  }
  throw new Error(`nginx ended with ${child.exitCode}`);
}

/** nginx on a free port with these bytes as its only file; undefined where it is not installed. */
export async function serveWithNginx(body: Buffer): Promise<StaticServer | undefined> {
  if (spawnSync('nginx', ['-v']).error !== undefined) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'obriy-nginx-'));
  // The worker of an nginx started by root runs as another user.
  chmodSync(folder, 0o755);
  const port = await freePort();
  writeFileSync(path.join(folder, 'nginx.conf'), configuration(port));
  const child = spawn('sh', ['-c', 'mkdir www && cat > www/page && exec nginx -p . -c nginx.conf -e stderr'], {
    cwd: folder,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  child.stdin.end(body);
  const origin = `http://127.0.0.1:${port}`;
  await pending(origin, child);
  return {
    origin,
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
