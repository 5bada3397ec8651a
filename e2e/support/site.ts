import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/** A small company of the tests: they never read the demonstration in `content/`. */
export const testContent = path.join(root, 'e2e/content');

/** Encoded pictures are named by their content, so every site that a test starts can use them. */
const pictures = path.join(root, '.cache/e2e-pictures');

export interface RunningSite {
  readonly origin: string;
  /** Where it stores leads. */
  readonly dataDir: string;
  stop(): Promise<void>;
}

/** The system chooses, so that two checkouts can run their tests at the same time. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const ended = async (process: ChildProcess): Promise<void> => {
  if (process.exitCode !== null || process.signalCode !== null) return;
  await once(process, 'exit');
};

async function isReady({ stdout }: ChildProcess): Promise<boolean> {
  if (stdout === null) return false;
  for await (const line of createInterface(stdout)) {
    if (line.startsWith('Obriy is at')) {
      // A full pipe would block the server.
      stdout.resume();
      return true;
    }
  }
  return false;
}

/** Another program may take a free port before the site does. */
const attempts = 3;

/**
 * Starts the built site as `npm start` does, on a free port and with a data folder of its own. Without its service worker,
 * unless `env` says so: what a worker fetches cannot be seen, stopped or changed from a test's page.
 */
export async function startSite(env: NodeJS.ProcessEnv = {}): Promise<RunningSite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'obriy-e2e-'));
  await mkdir(pictures, { recursive: true });
  await symlink(pictures, path.join(dataDir, 'media'), 'dir');
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const port = env['PORT'] ?? String(await freePort());
    const server = spawn(process.execPath, ['--no-warnings', 'server/main.js'], {
      cwd: root,
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        SITE_SERVICE_WORKER: 'off',
        ...env,
        PORT: port,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (await isReady(server)) {
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
    await ended(server);
  }
  throw new Error('The site did not start; its output is above');
}

/** A site for tests alone: one that needs settings which the shared site of `globalSetup` does not have. */
export function startTestSite(env: NodeJS.ProcessEnv = {}): Promise<RunningSite> {
  // Proxied addresses are trusted, so that each visitor can have an address, and a rate limit, of his own.
  return startSite({ CONTENT_DIR: testContent, WARM_PICTURES: 'off', TRUST_PROXY: 'loopback', ...env });
}
