import { LeadRefused } from './refusals.ts';
import type { Signatures } from './signatures.ts';
import type { LeadTransaction, Writer } from './writer.ts';

/** A request with an Idempotency-Key. */
export interface KeyedRequest {
  readonly key: string;
  /** Call and contents, which must be equal for an equal key. */
  readonly request: unknown;
}

/** The result of a request, and its lead. */
export interface AttemptResult<Result> {
  readonly result: Result;
  readonly leadId?: string;
}

export interface Attempts {
  /** Runs a job once: a repeat with the same key gets the first result. */
  once<Result>(
    attempt: KeyedRequest | undefined,
    now: string,
    job: (transaction: LeadTransaction) => Promise<AttemptResult<Result>>,
  ): Promise<Result>;
}

/** The result is committed with the job's changes; a job that throws leaves its key unused. */
export function createAttempts(writer: Writer, signatures: Signatures): Attempts {
  const repeated = async ({ db }: LeadTransaction, key: string, fingerprint: string): Promise<string | undefined> => {
    const known = await db
      .selectFrom('attempts')
      .select(['fingerprint', 'answer'])
      .where('key', '=', key)
      .executeTakeFirst();
    if (known === undefined) return undefined;
    if (known.fingerprint !== fingerprint) throw new LeadRefused('key_reused');
    return known.answer;
  };
  return {
    async once<Result>(
      attempt: KeyedRequest | undefined,
      now: string,
      job: (transaction: LeadTransaction) => Promise<AttemptResult<Result>>,
    ): Promise<Result> {
      if (attempt === undefined) return writer.write(async (transaction) => (await job(transaction)).result);
      const fingerprint = signatures.fingerprint(attempt.request);
      return writer.write(async (transaction) => {
        const known = await repeated(transaction, attempt.key, fingerprint);
        if (known !== undefined) return JSON.parse(known) as Result;
        const { result, leadId = null } = await job(transaction);
        await transaction.db
          .insertInto('attempts')
          .values({ key: attempt.key, fingerprint, answer: JSON.stringify(result), lead_id: leadId, created_at: now })
          .execute();
        return result;
      });
    },
  };
}
