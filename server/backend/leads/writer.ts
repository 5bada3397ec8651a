import { setImmediate, setTimeout } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import { errorCode } from '../../process.ts';
import { LeadRefused } from './leadRefused.ts';
import { LeadNotStored } from './leadNotStored.ts';
import type { Tables } from './leadTable.ts';
import { isBusy } from './sqlite.ts';

export interface Work {
  readonly db: Transaction<Tables>;
  /** When this happens among all that happens: unique, and in the order of the commits. */
  readonly position: number;
}

type Job<Result> = (work: Work) => Promise<Result>;

export interface Writer {
  /** Resolves once what the job wrote would survive a power cut. A job that throws has written nothing. */
  write<Result>(job: Job<Result>): Promise<Result>;
}

type Outcome = { readonly result: unknown } | { readonly refused: LeadRefused | LeadNotStored };

interface Waiting {
  readonly job: Job<unknown>;
  /** Heard once. */
  readonly settle: (outcome: Outcome) => void;
  /** It has its answer: its time is over, or it is committed. */
  isSettled: boolean;
}

/** Milliseconds from being asked for to a refusal, however many ask: documented are ten seconds, and the answer has to travel. */
const usualPatience = 8000;

/** Milliseconds between two tries for a lock that another process has. */
const retryPause = 5;

/** So that the first of many does not wait for all of them. */
const largestBatch = 64;

/** PostgreSQL's codes for a statement that waited too long for a lock, and for a transaction that lost against another. */
const lostWaits: ReadonlySet<unknown> = new Set(['57014', '55P03', '40P01', '40001']);

/** Somebody in the batch has been answered meanwhile, so what it wrote must not be committed. */
class Outdated extends Error {
  override name = 'Outdated';
}

/** Nothing is wrong with the transaction itself: it may be tried again. */
const mayBeRetried = (error: unknown): boolean =>
  error instanceof Outdated || isBusy(error) || lostWaits.has(errorCode(error));

const isRefusal = (error: unknown): error is LeadRefused => error instanceof LeadRefused;

const notStored = (error: unknown): Outcome => ({ refused: isRefusal(error) ? error : new LeadNotStored(error) });

/** Throws the failure itself where there is nothing left to undo: a full disk has ended the whole transaction already. */
async function undo(db: Transaction<Tables>, failure: unknown): Promise<void> {
  try {
    await sql`rollback to savepoint job`.execute(db);
  } catch {
    throw failure;
  }
}

/** What one job wrote goes with its failure; what the others of the batch wrote stays. */
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

/** Positions of a batch. Whoever has them holds the row until the commit: all writers of the database go one after the other, so none can lock another out. */
async function takePositions(db: Transaction<Tables>, count: number): Promise<number> {
  const { value } = await db
    .updateTable('counters')
    .set(({ eb }) => ({ value: eb('value', '+', count) }))
    .where('name', '=', 'positions')
    .returning('value')
    .executeTakeFirstOrThrow();
  return value - count + 1;
}

export interface WriterOptions {
  /** Milliseconds after which a job that could not be committed is refused. */
  readonly patience?: number;
}

/**
 * Everything that is asked for while a commit is under way goes into the next one together: a disk that makes a hundred commits a second safe takes
 * thousands of leads. While another program holds a lock, jobs wait in the queue, each until its own time is over.
 */
export function createWriter(db: Kysely<Tables>, { patience = usualPatience }: WriterOptions = {}): Writer {
  let waiting: Waiting[] = [];
  let running = false;
  /** Why what waits was not committed yet. */
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
      // Those who have their answer may ask again, and others have come meanwhile.
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
        const timer = globalThis.setTimeout(() => own.settle(notStored(failure ?? { code: 'ETIMEDOUT' })), patience);
        waiting.push(own);
        if (running) return;
        running = true;
        // Requests that were read in the same turn of the event loop come along.
        globalThis.setImmediate(() => void run());
      });
    },
  };
}
