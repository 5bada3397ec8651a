import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export interface Signatures {
  /** The token of a lead's private link. */
  tokenOf(number: string): string;
  opens(token: string, number: string): boolean;
  /** Keyed, because a plain hash of a phone number could be guessed. */
  fingerprint(request: unknown): string;
}

const secretName = 'signatures';

/**
 * The secret is stored with the leads, so that links survive a restart and all processes share it; access to it implies
 * access to the leads.
 */
export async function createSignatures(db: Kysely<Tables>): Promise<Signatures> {
  const value = randomBytes(32).toString('base64url');
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('secrets')
      .values({ name: secretName, value })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
  const { value: secret } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', secretName)
    .executeTakeFirstOrThrow();
  const sign = (text: string): Buffer => createHmac('sha256', secret).update(text).digest();
  const tokenOf = (number: string): string => sign(`lead ${number}`).subarray(0, 18).toString('base64url');
  return {
    tokenOf,
    opens(token, number) {
      const [given, right] = [Buffer.from(token), Buffer.from(tokenOf(number))];
      return given.length === right.length && timingSafeEqual(given, right);
    },
    fingerprint: (request) => sign(`request ${JSON.stringify(request)}`).toString('base64url'),
  };
}
