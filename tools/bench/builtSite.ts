import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import type { StaticServer } from './nginx.ts';

const root = path.join(import.meta.dirname, '../..');

/** Pictures that were made before are not made again while something is measured: hard links cost no room. */
function takePictures(dataDir: string): void {
  const made = path.join(root, 'var/media');
  if (existsSync(made)) spawnSync('cp', ['-al', made, dataDir]);
}

/** The server makes what pictures are missing after its start, on the processor that everything here is measured on. */
async function whenPicturesAreMade(dataDir: string): Promise<void> {
  const folder = path.join(dataDir, 'media');
  const count = async (): Promise<number> => (await readdir(folder, { recursive: true })).length;
  for (let before = -1, now = await count(); before !== now; before = now, now = await count()) await pause(4000);
}

async function started(server: ChildProcess): Promise<void> {
  if (server.stdout === null) return;
  for await (const line of createInterface(server.stdout)) if (line.startsWith('Obriy is at')) return;
  throw new Error('The site did not start (npm run build comes first); what it said is above');
}

export interface BuiltSite extends StaticServer {
  /** Milliseconds that the process has taken of all processors; NaN where the system does not say. */
  processorTime(): Promise<number>;
}

/** Fields 14 and 15 of Linux's `stat`, counted after the name, which may hold blanks: hundredths of a second. */
async function processorTimeOf({ pid }: ChildProcess): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14);
  return (Number(user) + Number(system)) * 10;
}

/** The built site as `npm start` serves it, in a process of its own, with an empty data folder. */
export async function startBuiltSite(port: number): Promise<BuiltSite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'obriy-bench-'));
  takePictures(dataDir);
  const server = spawn(process.execPath, ['--no-warnings', 'server/main.js'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await started(server);
  server.stdout.resume();
  await whenPicturesAreMade(dataDir);
  return {
    origin: `http://127.0.0.1:${port}`,
    processorTime: async () => processorTimeOf(server),
    async stop() {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
      await rm(dataDir, { recursive: true });
    },
  };
}
