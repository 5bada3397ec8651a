import { LeadRefused } from './leadRefused.ts';
import type { Signatures } from './signatures.ts';
import type { Work, Writer } from './writer.ts';

/** What a visitor asked for under an Idempotency-Key. */
export interface Attempt {
  readonly key: string;
  /** Call and contents: what has to be the same under the same key. */
  readonly request: unknown;
}

/** What was done, and of which lead. */
export interface Done<Answer> {
  readonly answer: Answer;
  readonly leadId?: string;
}

export interface Attempts {
  /** Does what was asked once: a second time under the same key it answers as the first. */
  once<Answer>(attempt: Attempt | undefined, now: string, job: (work: Work) => Promise<Done<Answer>>): Promise<Answer>;
}

/** The note of what was answered is committed with what was done; a job that throws leaves its key unused. */
export function createAttempts(writer: Writer, signatures: Signatures): Attempts {
  const repeated = async ({ db }: Work, key: string, fingerprint: string): Promise<string | undefined> => {
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
    async once<Answer>(
      attempt: Attempt | undefined,
      now: string,
      job: (work: Work) => Promise<Done<Answer>>,
    ): Promise<Answer> {
      if (attempt === undefined) return writer.write(async (work) => (await job(work)).answer);
      const fingerprint = signatures.fingerprint(attempt.request);
      return writer.write(async (work) => {
        const known = await repeated(work, attempt.key, fingerprint);
        if (known !== undefined) return JSON.parse(known) as Answer;
        const { answer, leadId = null } = await job(work);
        await work.db
          .insertInto('attempts')
          .values({ key: attempt.key, fingerprint, answer: JSON.stringify(answer), lead_id: leadId, created_at: now })
          .execute();
        return answer;
      });
    },
  };
}
