import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/** Pictures made once serve every site that a test starts: they are named by what is in them. */
const pictures = path.join(root, '.cache/e2e-pictures');

export interface RunningSite {
  readonly origin: string;
  /** Where it keeps leads. */
  readonly dataDir: string;
  stop(): Promise<void>;
}

const ended = async (process: ChildProcess): Promise<void> => {
  if (process.exitCode !== null || process.signalCode !== null) return;
  await new Promise((resolve) => process.once('exit', resolve));
};

/**
 * Starts the built site as `npm start` does, on any free port and with a data folder of its own. Without its service worker,
 * unless `env` says so: what a worker fetches cannot be seen, stopped or changed from a test's page.
 */
export async function startSite(port: number, env: NodeJS.ProcessEnv = {}): Promise<RunningSite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'obriy-e2e-'));
  await mkdir(pictures, { recursive: true });
  await symlink(pictures, path.join(dataDir, 'media'), 'dir');
  const server = spawn(process.execPath, ['--no-warnings', 'server/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SITE_SERVICE_WORKER: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let started = false;
  for await (const line of createInterface(server.stdout)) {
    started = line.startsWith('Obriy is at');
    if (started) break;
  }
  if (!started) throw new Error('The site did not start; what it said is above');
  return {
    origin: `http://127.0.0.1:${port}`,
    dataDir,
    async stop() {
      server.kill('SIGTERM');
      await ended(server);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
