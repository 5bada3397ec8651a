import { mkdtemp, rm } from 'node:fs/promises';
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

export interface RunningSite {
  readonly origin: string;
  stop(): Promise<void>;
}

const ended = async (process: ChildProcess): Promise<void> => {
  if (process.exitCode !== null || process.signalCode !== null) return;
  await new Promise((resolve) => process.once('exit', resolve));
};

/** Starts the built site as `npm start` does, on any free port and with a data folder of its own. */
export async function startSite(port: number, env: Readonly<Record<string, string>> = {}): Promise<RunningSite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'obriy-e2e-'));
  const server = spawn(process.execPath, ['--no-warnings', 'server/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(server.stdout)) {
    if (line.startsWith('Obriy is at')) break;
  }
  if (server.exitCode !== null) throw new Error('The site did not start; what it said is above');
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      server.kill('SIGTERM');
      await ended(server);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
