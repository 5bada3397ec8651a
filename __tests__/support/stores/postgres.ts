import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { findPostgres } from './findPostgres.ts';

export interface TestPostgres {
  /** The address of a new, empty database. */
  createDatabase(options?: string): Promise<string>;
  /** As in a crash: connections break, committed data stay. */
  stop(): Promise<void>;
  start(): Promise<void>;
  dispose(): Promise<void>;
}

/** PostgreSQL refuses to run as the superuser; its package creates this account. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (option: string): number => Number(execFileSync('id', [option, 'postgres']));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function connectTo(url: string): Promise<Client> {
  const client = new Client(url);
  await client.connect();
  return client;
}

/**
 * A PostgreSQL server in a temporary folder, at a private socket. A killed process loses nothing that the operating
 * system has received, so flushing to the disk proves nothing in a test: only benchmarks set `durable`.
 */
export async function startPostgres({ durable = false } = {}): Promise<TestPostgres> {
  const programs = findPostgres();
  if (programs === undefined) throw new Error('PostgreSQL is not installed: apt-get install postgresql');
  const account = unprivileged();
  const folder = await mkdtemp(path.join(tmpdir(), 'obriy-pg-'));
  const data = path.join(folder, 'data');
  if (account !== undefined) execFileSync('chown', [`${account.uid}:${account.gid}`, folder]);
  await chmod(folder, 0o700);
  const env = { ...process.env, LC_ALL: 'C' };
  const own = { ...account, cwd: folder, env };
  execFileSync(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'obriy', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--no-instructions'],
    own,
  );

  const settings = [
    `fsync=${durable ? 'on' : 'off'}`,
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    'max_connections=60',
    'shared_buffers=16MB',
  ];
  let running: ReturnType<typeof spawn> | undefined;
  const urlOf = (database: string): string => `postgresql:///${database}?host=${folder}&user=obriy`;
  let databases = 0;

  const server = {
    async start() {
      const child = spawn(
        path.join(programs, 'postgres'),
        ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
        {
          ...own,
          stdio: ['ignore', 'ignore', 'pipe'],
        },
      );
      running = child;
      const logged: string[] = [];
      for await (const line of createInterface(child.stderr)) {
        logged.push(line);
        if (!line.includes('ready to accept connections')) continue;
        // Later output is not read, and must not fill the pipe.
        child.stderr.resume();
        return;
      }
      throw new Error(`PostgreSQL did not start:\n${logged.join('\n')}`);
    },
    async stop() {
      const ended = running === undefined || running.exitCode !== null ? undefined : once(running, 'exit');
      running?.kill('SIGQUIT');
      await ended;
    },
  };
  const dispose = async (): Promise<void> => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await server.start();
  } catch (error) {
    await dispose();
    throw error;
  }
  return {
    ...server,
    dispose,
    async createDatabase(options = '') {
      databases += 1;
      const name = `test${databases}`;
      const client = await connectTo(urlOf('postgres'));
      await client.query(`create database ${name} ${options}`);
      await client.end();
      return urlOf(name);
    },
  };
}
