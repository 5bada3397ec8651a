import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { DatabasePlace } from '../../server/backend/database/openDatabase.ts';

export interface LeadProcess {
  readonly origin: string;
  /** With SIGKILL, as a power cut would. */
  kill(): Promise<void>;
}

interface LeadProcessOptions {
  readonly place: DatabasePlace;
  /** Absent: emails are files in the place's folder. */
  readonly smtpUrl?: string;
  /** How long to wait for a killed process, in milliseconds. */
  readonly leaseTime?: number;
  readonly contentDir?: string;
}

const server = path.join(import.meta.dirname, '../bench/server/leadServer.ts');
/** The smallest complete content: the demonstration's pictures take too long. */
const content = path.join(import.meta.dirname, '../../__tests__/support/content');

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** The reference backend as a child process, without rate limits. */
export async function startLeadProcess({
  place,
  smtpUrl = '',
  leaseTime = 1000,
  contentDir = content,
}: LeadProcessOptions): Promise<LeadProcess> {
  const child = fork(server, {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: {
      ...process.env,
      CONTENT_DIR: contentDir,
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl ?? '',
      SMTP_URL: smtpUrl,
      WEBHOOK_URL: '',
      WEBHOOK_SECRET: '',
      LEASE_TIME: String(leaseTime),
    },
  });
  const [origin] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('The backend did not start');
    }),
  ])) as [string];
  return { origin, kill: async () => end(child) };
}
