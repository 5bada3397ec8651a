import type { Writer } from '../database/writer.ts';
import type { Channel } from '../database/tables.ts';

/** Milliseconds: more than twice as long as one delivery. Other processes wait that long for a killed one. */
export const usualLease = 120_000;

/** One process at a time delivers by a channel, which preserves the order and prevents duplicates. */
interface Lease {
  /** Takes or renews the lease; false: another process has it. */
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
  /** End of the lease that this process holds. */
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
      // The remaining time suffices for one delivery.
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
