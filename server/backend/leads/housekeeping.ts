import type { BackendLogger } from '../liveContent.ts';
import { forget } from './forget.ts';
import type { StoredLeads } from './index.ts';

const day = 86_400_000;

/** As long as a browser may try to send a lead again, and much longer. */
const attemptDays = 30;

export interface HousekeepingOptions {
  readonly leads: StoredLeads;
  readonly dataDir: string;
  /** Absent: leads are kept until somebody erases them. */
  readonly retentionDays?: number;
  readonly logger: BackendLogger;
}

/** What is over goes: leads after the time that the company set, old keys, holds that nobody took the seats of. */
export async function tidy({ leads, dataDir, retentionDays, logger }: HousekeepingOptions): Promise<void> {
  const now = leads.now().getTime();
  const daysAgo = (days: number): string => new Date(now - days * day).toISOString();
  await leads.writer.write(async ({ db }) => {
    await db.deleteFrom('attempts').where('created_at', '<', daysAgo(attemptDays)).execute();
    await db.deleteFrom('seats').where('lead_id', 'is', null).where('held_until', '<', daysAgo(1)).execute();
  });
  if (retentionDays === undefined) return;
  const erased = await forget(leads, dataDir, { before: daysAgo(retentionDays) });
  if (erased > 0) logger.info(`Leads older than ${retentionDays} days were erased: ${erased}`);
}

/** Now, and then once a day; gives how to stop, which ends after what is under way. */
export function keepTidy(options: HousekeepingOptions): () => Promise<void> {
  const run = async (): Promise<void> =>
    tidy(options).catch(() => options.logger.error('Old leads were not erased: the database does not answer'));
  let running = run();
  const timer = setInterval(() => {
    running = run();
  }, day).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
