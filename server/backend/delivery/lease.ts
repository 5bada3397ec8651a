import type { Writer } from '../leads/writer.ts';
import type { Channel } from './deliveryTable.ts';

/** More than twice as long as a single delivery may take, in milliseconds: so long its neighbours wait for a process that was killed. */
export const usualLease = 120_000;

/** One process at a time delivers by a channel, which keeps the order and sends nothing twice. */
export interface Lease {
  /** Takes it or keeps it; false: another process has it. */
  take(): Promise<boolean>;
  giveBack(): Promise<void>;
}

export function createLease(
  writer: Writer,
  channel: Channel,
  owner: string,
  now: () => Date,
  leaseTime: number,
): Lease {
  /** Of the lease that this process knows it has. */
  let end = 0;
  const take = async (moment: Date): Promise<boolean> => {
    const lease = { owner, until: new Date(moment.getTime() + leaseTime).toISOString() };
    const taken = await writer.write(async ({ db }) =>
      db
        .insertInto('leases')
        .values({ channel, ...lease })
        .onConflict((conflict) =>
          conflict
            .column('channel')
            .doUpdateSet(lease)
            .where(({ eb, or }) =>
              or([eb('leases.owner', '=', owner), eb('leases.until', '<=', moment.toISOString())]),
            ),
        )
        .returning('owner')
        .executeTakeFirst(),
    );
    end = taken === undefined ? 0 : moment.getTime() + leaseTime;
    return taken !== undefined;
  };
  return {
    async take() {
      const moment = now();
      // What is left is enough for one more.
      return end - moment.getTime() > leaseTime / 2 || take(moment);
    },
    async giveBack() {
      end = 0;
      await writer.write(async ({ db }) =>
        db.deleteFrom('leases').where('channel', '=', channel).where('owner', '=', owner).execute(),
      );
    },
  };
}
