import { setImmediate, setTimeout } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import { errorCode } from '../../process.ts';
import { LeadNotStored, LeadRefused } from './refusals.ts';
import { isBusy, retryPause } from './sqlite.ts';
import type { Tables } from './tables.ts';

export interface LeadTransaction {
  readonly db: Transaction<Tables>;
  /** Unique and ascending in the order of commits. */
  readonly position: number;
}

type Job<Result> = (transaction: LeadTransaction) => Promise<Result>;

export interface Writer {
  /** Resolves once the job's changes are durable. A job that throws has written nothing. */
  write<Result>(job: Job<Result>): Promise<Result>;
}

type Outcome = { readonly result: unknown } | { readonly refused: LeadRefused | LeadNotStored };

/** An open database, for readers of several stores' tables. */
export interface Database {
  readonly db: Kysely<Tables>;
  readonly writer: Writer;
  /** In the data folder, not in a PostgreSQL. */
  readonly isEmbedded: boolean;
  readonly now: () => Date;
}

interface Waiting {
  readonly job: Job<unknown>;
  /** Takes effect once. */
  readonly settle: (outcome: Outcome) => void;
  /** Timed out or committed. */
  isSettled: boolean;
}

/**
 * Milliseconds from the request to a refusal under any load: ten seconds are documented, and the response has to
 * travel.
 */
const usualTimeout = 8000;

/** Bounded, so that the first job does not wait for all others. */
const largestBatch = 64;

/** PostgreSQL's codes for a statement that waited too long for a lock, and for a transaction that lost against another. */
const lostWaits: ReadonlySet<unknown> = new Set(['57014', '55P03', '40P01', '40001']);

/** A job of the batch has timed out meanwhile, so its changes must not be committed. */
class Outdated extends Error {
  override name = 'Outdated';
}

/** Nothing is wrong with the transaction itself: it may be tried again. */
const mayBeRetried = (error: unknown): boolean =>
  error instanceof Outdated || isBusy(error) || lostWaits.has(errorCode(error));

const isRefusal = (error: unknown): error is LeadRefused => error instanceof LeadRefused;

const notStored = (error: unknown): Outcome => ({ refused: isRefusal(error) ? error : new LeadNotStored(error) });

/** Rethrows when a rollback is impossible: a full disk has already ended the transaction. */
async function undo(db: Transaction<Tables>, failure: unknown): Promise<void> {
  try {
    await sql`rollback to savepoint job`.execute(db);
  } catch {
    throw failure;
  }
}

/** A failed job rolls back its own changes; the other changes of the batch stay. */
async function attempt(db: Transaction<Tables>, position: number, { job }: Waiting): Promise<Outcome> {
  await sql`savepoint job`.execute(db);
  try {
    const result = await job({ db, position });
    await sql`release savepoint job`.execute(db);
    return { result };
  } catch (error) {
    // The next job would wait for the same lock, one time-out after the other.
    if (mayBeRetried(error)) throw error;
    await undo(db, error);
    return notStored(error);
  }
}

/**
 * Takes positions for a batch. The row lock until the commit serializes all writers of the database, so there are no
 * deadlocks.
 */
async function takePositions(db: Transaction<Tables>, count: number): Promise<number> {
  const { value } = await db
    .updateTable('counters')
    .set(({ eb }) => ({ value: eb('value', '+', count) }))
    .where('name', '=', 'positions')
    .returning('value')
    .executeTakeFirstOrThrow();
  return value - count + 1;
}

interface WriterOptions {
  /** Milliseconds after which a job that could not be committed is refused. */
  readonly writeTimeout?: number;
}

/**
 * Group commit: jobs that arrive during a commit share the next one, since a disk that makes a hundred durable commits
 * a second then stores thousands of leads. While another program holds a lock, each job waits until its own timeout.
 */
export function createWriter(db: Kysely<Tables>, { writeTimeout = usualTimeout }: WriterOptions = {}): Writer {
  let waiting: Waiting[] = [];
  let running = false;
  /** Why the waiting jobs were not committed yet. */
  let failure: unknown;

  const commit = async (batch: readonly Waiting[]): Promise<readonly Outcome[]> =>
    db.transaction().execute(async (transaction) => {
      const first = await takePositions(transaction, batch.length);
      const outcomes: Outcome[] = [];
      for (const [index, each] of batch.entries()) {
        outcomes.push(await attempt(transaction, first + index, each));
        if (batch.some(({ isSettled }) => isSettled)) throw new Outdated();
      }
      return outcomes;
    });

  const commitOrWait = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const outcomes = await commit(batch);
      failure = undefined;
      for (const [index, { settle }] of batch.entries()) settle(outcomes[index] ?? notStored(undefined));
    } catch (error) {
      if (!mayBeRetried(error)) {
        for (const { settle } of batch) settle(notStored(error));
        return;
      }
      if (!(error instanceof Outdated)) failure = error;
      waiting = [...batch, ...waiting];
      await setTimeout(retryPause);
    }
  };

  const run = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, largestBatch);
      waiting = waiting.slice(largestBatch);
      await commitOrWait(batch);
      // Lets settled clients send their next request, and new ones arrive.
      await setImmediate();
      waiting = waiting.filter(({ isSettled }) => !isSettled);
    }
    running = false;
  };

  return {
    async write<Result>(job: Job<Result>): Promise<Result> {
      return new Promise<Result>((resolve, reject) => {
        const own: Waiting = {
          job,
          isSettled: false,
          settle: (outcome) => {
            if (own.isSettled) return;
            own.isSettled = true;
            clearTimeout(timer);
            if ('refused' in outcome) reject(outcome.refused);
            else resolve(outcome.result as Result);
          },
        };
        const timer = globalThis.setTimeout(
          () => own.settle(notStored(failure ?? { code: 'ETIMEDOUT' })),
          writeTimeout,
        );
        waiting.push(own);
        if (running) return;
        running = true;
        // Includes requests that were read in the same turn of the event loop.
        globalThis.setImmediate(() => void run());
      });
    },
  };
}
