import type { ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '../../e2e/support/site.ts';
import type { StaticServer } from '../nginx.ts';

const root = path.join(import.meta.dirname, '../..');

/** Encoded pictures are named by their content, so a later benchmark does not encode them again while it measures. */
const pictures = path.join(root, '.cache/bench-pictures');

/** The server encodes requested pictures on the processor that is measured. */
async function whenPicturesAreMade(): Promise<void> {
  const count = async (): Promise<number> => (await readdir(pictures, { recursive: true })).length;
  for (let before = -1, now = await count(); before !== now; before = now, now = await count()) await pause(4000);
}

interface RunningSite extends StaticServer {
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
export async function startBuiltSite({ encoded = true }: { readonly encoded?: boolean } = {}): Promise<RunningSite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'obriy-bench-'));
  await mkdir(pictures, { recursive: true });
  if (encoded) await symlink(pictures, path.join(dataDir, 'media'), 'dir');
  const server = await startServer(['server/main.js'], { DATA_DIR: dataDir, WARM_PICTURES: encoded ? 'off' : 'on' });
  return {
    origin: server.origin,
    whenPicturesAreMade,
    processorTime: async () => processorTimeOf(server.process),
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}
