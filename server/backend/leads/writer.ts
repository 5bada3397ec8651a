import { type Kysely, sql, type Transaction } from 'kysely';
import { LeadRefused } from './leadRefused.ts';
import { LeadNotStored } from './leadNotStored.ts';
import type { Tables } from './leadTable.ts';

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

interface Waiting {
  readonly job: Job<unknown>;
  readonly settle: (outcome: Outcome) => void;
}

type Outcome = { readonly result: unknown } | { readonly refused: LeadRefused | LeadNotStored };

/** So that the first of many does not wait for all of them. */
const largestBatch = 64;

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

/**
 * Everything that is asked for while a commit is under way goes into the next one together: a disk that makes a hundred commits a second safe takes
 * thousands of leads.
 */
export function createWriter(db: Kysely<Tables>): Writer {
  let waiting: Waiting[] = [];
  let running = false;

  const commit = async (batch: readonly Waiting[]): Promise<readonly Outcome[]> =>
    db.transaction().execute(async (transaction) => {
      const first = await takePositions(transaction, batch.length);
      const outcomes: Outcome[] = [];
      for (const [index, each] of batch.entries()) outcomes.push(await attempt(transaction, first + index, each));
      return outcomes;
    });

  const run = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, largestBatch);
      waiting = waiting.slice(largestBatch);
      const outcomes = await commit(batch).catch((error: unknown) => batch.map(() => notStored(error)));
      for (const [index, { settle }] of batch.entries()) settle(outcomes[index] ?? notStored(undefined));
      // Those who have their answer may ask again, and others have come meanwhile.
      await new Promise((resolve) => void setImmediate(resolve));
    }
    running = false;
  };

  return {
    async write<Result>(job: Job<Result>): Promise<Result> {
      return new Promise<Result>((resolve, reject) => {
        waiting.push({
          job,
          settle: (outcome) => ('refused' in outcome ? reject(outcome.refused) : resolve(outcome.result as Result)),
        });
        if (running) return;
        running = true;
        // Requests that were read in the same turn of the event loop come along.
        setImmediate(() => void run());
      });
    },
  };
}
