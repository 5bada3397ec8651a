import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/** A small company for tests: they never read the demonstration in `content/`. */
export const testContent = path.join(root, 'e2e/content');

/** Encoded pictures are named by their content, so every site that a test starts can share them. */
const pictures = path.join(root, '.cache/e2e-pictures');

export interface RunningSite {
  readonly origin: string;
  /** The folder of its leads. */
  readonly dataDir: string;
  stop(): Promise<void>;
}

/** A program that serves the site, in a process of its own. */
export interface RunningServer {
  readonly process: ChildProcess;
  /** As the program prints it. */
  readonly origin: string;
  stop(): Promise<void>;
}

async function originOf(stdout: Readable): Promise<string> {
  for await (const line of createInterface(stdout)) {
    const [, origin] = /^The site (?:in development )?is at (\S+)/.exec(line) ?? [];
    if (origin === undefined) continue;
    // A full pipe would block the server.
    stdout.resume();
    return origin;
  }
  throw new Error('The site did not start; its output is above (npm run build comes first)');
}

/** Starts a program of this repository on a free port, and waits for its address. */
export async function startServer(program: readonly string[], env: NodeJS.ProcessEnv): Promise<RunningServer> {
  const server = spawn(process.execPath, ['--no-warnings', ...program], {
    cwd: root,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    process: server,
    origin: await originOf(server.stdout),
    async stop() {
      server.kill();
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
    },
  };
}

/**
 * Starts the built site as `npm start` does, on a free port and with its own data folder. Without its service worker,
 * unless `env` enables it: a test's page can neither see nor change what a worker fetches.
 */
export async function startSite(env: NodeJS.ProcessEnv = {}): Promise<RunningSite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'obriy-e2e-'));
  await mkdir(pictures, { recursive: true });
  await symlink(pictures, path.join(dataDir, 'media'), 'dir');
  const server = await startServer(['server/main.js'], { DATA_DIR: dataDir, SITE_SERVICE_WORKER: 'off', ...env });
  return {
    origin: server.origin,
    dataDir,
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A site for tests that need other settings than the shared site of `globalSetup`. */
export function startTestSite(env: NodeJS.ProcessEnv = {}): Promise<RunningSite> {
  // Proxy headers are trusted, so that each visitor can have an address, and a rate limit, of their own.
  return startSite({ CONTENT_DIR: testContent, WARM_PICTURES: 'off', TRUST_PROXY: 'loopback', ...env });
}
