import type { StoredLeads } from './index.ts';
import { readLeadNumber } from './leadNumber.ts';

/** Marks a lead as accepted, which its receipt shows; false: unknown number. */
export async function confirmLead({ writer, now }: StoredLeads, number: string): Promise<boolean> {
  const place = readLeadNumber(number);
  if (place === undefined) return false;
  return writer.write(async ({ db }) => {
    const confirmed = await db
      .updateTable('leads')
      .set({ confirmed_at: now().toISOString() })
      .where('number_month', '=', place.month)
      .where('number_seat', '=', place.seat)
      .returning('id')
      .executeTakeFirst();
    return confirmed !== undefined;
  });
}
