import { errorCode } from '../../process.ts';
import { copyWarnings } from '../database/backup.ts';
import type { Database } from '../database/writer.ts';
import type { BackendLogger } from '../liveContent.ts';
import { countExpired, eraseLeads } from './eraseLeads.ts';

const day = 86_400_000;

/** As long as a browser may try to send a lead again, and much longer. */
const attemptDays = 30;

interface HousekeepingOptions {
  readonly leads: Database;
  readonly dataDir: string;
  /** Absent: leads never expire. */
  readonly retentionDays?: number;
  readonly logger: BackendLogger;
}

/**
 * Days between two runs after which a wrong clock is likelier than a stopped server: then an operator has to confirm.
 */
const longestGap = 7;

/** When this was done last is a row of the counters, in whole days since 1970. */
const counter = 'tidied_day';

const daysBefore = (moment: number, days: number): string => new Date(moment - days * day).toISOString();

/** Milliseconds since 1970; undefined: the database was never used. */
async function lastRun({ db }: Database): Promise<number | undefined> {
  const noted = await db.selectFrom('counters').select('value').where('name', '=', counter).executeTakeFirst();
  if (noted !== undefined) return noted.value * day;
  // An earlier release did not note it.
  const { newest } = await db
    .selectFrom('leads')
    .select(({ fn }) => fn.max('created_at').as('newest'))
    .executeTakeFirstOrThrow();
  return newest === null ? undefined : Date.parse(newest);
}

async function noteRun({ writer }: Database, now: number): Promise<void> {
  const value = Math.floor(now / day);
  await writer.write(async ({ db }) =>
    db
      .insertInto('counters')
      .values({ name: counter, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute(),
  );
}

/** Erases every expired lead on an operator's request; returns how many there were. */
export async function eraseExpired(leads: Database, dataDir: string, retentionDays: number): Promise<number> {
  const now = leads.now().getTime();
  const erased = await eraseLeads(leads, dataDir, { before: daysBefore(now, retentionDays) });
  await noteRun(leads, now);
  return erased;
}

/**
 * Erases the leads that expired since the last run. A larger gap needs an operator: a wrong clock or a mistyped setting
 * would erase everything.
 */
async function eraseDue({ leads, dataDir, logger }: HousekeepingOptions, retentionDays: number): Promise<void> {
  const now = leads.now().getTime();
  const last = Math.min(now, (await lastRun(leads)) ?? now);
  const isTrusted = now - last <= longestGap * day;
  const before = daysBefore(now, retentionDays);
  if (isTrusted) {
    const erased = await eraseLeads(leads, dataDir, { before, since: daysBefore(last, retentionDays + 1) });
    if (erased > 0) logger.info(`Leads older than ${retentionDays} days were erased: ${erased}`);
  }
  const left = await countExpired(leads.db, before);
  if (left > 0) {
    const reason = isTrusted
      ? 'their time was over before the last cleaning already'
      : `the clock is ${Math.floor((now - last) / day)} days ahead of the last cleaning`;
    logger.error(
      `Leads older than ${retentionDays} days that were not erased: ${left}; ${reason}. If clock and LEAD_RETENTION_DAYS are right, run npm run tool leads -- erase-expired`,
    );
  }
  for (const warning of copyWarnings(dataDir)) logger.error(warning);
  if (isTrusted || left === 0) await noteRun(leads, now);
}

/** Erases expired leads, old idempotency keys and ended holds. */
export async function runHousekeeping(options: HousekeepingOptions): Promise<void> {
  const { leads, retentionDays } = options;
  const now = leads.now().getTime();
  await leads.writer.write(async ({ db }) => {
    await db.deleteFrom('attempts').where('created_at', '<', daysBefore(now, attemptDays)).execute();
    await db.deleteFrom('seats').where('lead_id', 'is', null).where('held_until', '<', daysBefore(now, 1)).execute();
  });
  await (retentionDays === undefined ? noteRun(leads, now) : eraseDue(options, retentionDays));
}

/** Only errors of the file system have a path. The message is left out: it may quote personal data. */
function reasonOf(error: unknown): string {
  const isOfFiles = typeof error === 'object' && error !== null && 'path' in error;
  const code = errorCode(error);
  return `${isOfFiles ? 'their emails cannot be removed' : 'the database is unavailable'} (${typeof code === 'string' ? code : 'unknown'})`;
}

/** Runs now and then daily; the returned function stops after the current run. */
export function startHousekeeping(options: HousekeepingOptions): () => Promise<void> {
  const run = async (): Promise<void> =>
    runHousekeeping(options).catch((error: unknown) =>
      options.logger.error(`Old leads were not erased: ${reasonOf(error)}`),
    );
  let running = run();
  const timer = setInterval(() => {
    running = run();
  }, day).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
