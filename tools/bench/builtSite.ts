import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { StaticServer } from './nginx.ts';

const root = path.join(import.meta.dirname, '../..');

/** Encoded pictures are named by their content, so a later benchmark does not encode them again while it measures. */
const pictures = path.join(root, '.cache/bench-pictures');

/** The server encodes requested pictures on the processor that is measured. */
async function whenPicturesAreMade(): Promise<void> {
  const count = async (): Promise<number> => (await readdir(pictures, { recursive: true })).length;
  for (let before = -1, now = await count(); before !== now; before = now, now = await count()) await pause(4000);
}

async function originOf(stdout: Readable): Promise<string> {
  for await (const line of createInterface(stdout)) {
    const [, origin] = /^Obriy is at (\S+)/.exec(line) ?? [];
    if (origin !== undefined) return origin;
  }
  throw new Error('The site did not start (npm run build comes first); what it said is above');
}

export interface BuiltSite extends StaticServer {
  /** Milliseconds of processor time of the process; NaN where the system does not report it. */
  processorTime(): Promise<number>;
  /** Once the pictures of the visits are encoded. */
  whenPicturesAreMade(): Promise<void>;
}

/** Fields 14 and 15 of Linux's `stat`, in hundredths of a second, counted after the name, which may contain blanks. */
async function processorTimeOf({ pid }: ChildProcess): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14);
  return (Number(user) + Number(system)) * 10;
}

/** The built site as `npm start` serves it, in a process of its own, with an empty data folder; with `encoded` pictures of earlier runs. */
export async function startBuiltSite({ encoded = true }: { readonly encoded?: boolean } = {}): Promise<BuiltSite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'obriy-bench-'));
  await mkdir(pictures, { recursive: true });
  if (encoded) await symlink(pictures, path.join(dataDir, 'media'), 'dir');
  const server = spawn(process.execPath, ['--no-warnings', 'server/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      WARM_PICTURES: encoded ? 'off' : 'on',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await originOf(server.stdout);
  server.stdout.resume();
  return {
    origin,
    whenPicturesAreMade,
    processorTime: async () => processorTimeOf(server),
    async stop() {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
      await rm(dataDir, { recursive: true });
    },
  };
}
