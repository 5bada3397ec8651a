import type { Kysely } from 'kysely';
import type { Tables } from './leadTable.ts';
import { phoneDigits } from './phoneDigits.ts';

/** Recomputes `phone_digits` of every lead by the current rules. */
export async function recomputePhoneDigits(db: Kysely<Tables>): Promise<void> {
  for (const { id, phone, phone_digits } of await db
    .selectFrom('leads')
    .select(['id', 'phone', 'phone_digits'])
    .execute()) {
    const digits = phoneDigits(phone);
    if (digits !== phone_digits) {
      await db.updateTable('leads').set({ phone_digits: digits }).where('id', '=', id).execute();
    }
  }
}
