import type { Kysely } from 'kysely';
import type { Tables } from '../leads/leadTable.ts';
import type { Channel } from './deliveryTable.ts';

/** Longer than any single delivery may take, in milliseconds: so long its neighbours wait for a process that was killed. */
export const usualLease = 60_000;

/** One process at a time delivers by a channel, which keeps the order and sends nothing twice. */
export interface Lease {
  /** Takes it or keeps it; false: another process has it. */
  take(): Promise<boolean>;
  giveBack(): Promise<void>;
}

export const createLease = (db: Kysely<Tables>, channel: Channel, owner: string, now: () => Date, leaseTime: number): Lease => ({
  async take() {
    const moment = now();
    const lease = { owner, until: new Date(moment.getTime() + leaseTime).toISOString() };
    const taken = await db
      .insertInto('leases')
      .values({ channel, ...lease })
      .onConflict((conflict) =>
        conflict
          .column('channel')
          .doUpdateSet(lease)
          .where(({ eb, or }) => or([eb('leases.owner', '=', owner), eb('leases.until', '<=', moment.toISOString())])),
      )
      .returning('owner')
      .executeTakeFirst();
    return taken !== undefined;
  },
  async giveBack() {
    await db.deleteFrom('leases').where('channel', '=', channel).where('owner', '=', owner).execute();
  },
});
