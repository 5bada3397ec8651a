import { randomUUID } from 'node:crypto';
import { getSystemErrorName } from 'node:util';
import type { Kysely } from 'kysely';
import type { Tables, Channel, DeliveryTable } from '../database/tables.ts';
import type { Writer } from '../database/writer.ts';
import type { BackendLogger } from '../liveContent.ts';
import { createLease, usualLease } from './lease.ts';
import { hasDue, readDue, isUndelivered, type QueuedDelivery } from './deliveryQueue.ts';

export interface DeliveryFailure {
  /**
   * `refused`: this event will never be accepted. `down`: nothing is accepted now, so the rest waits. `busy`: unclear
   * which of the two; the rest waits for a few attempts.
   */
  readonly outcome: 'refused' | 'busy' | 'down';
  /** For the log, by codes: the messages of mail servers contain addresses. */
  readonly reason: string;
}

/** Joins the codes that an error has. */
export function failureCodes(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  const { code, errno, responseCode, name } = error as Record<string, unknown>;
  // The `code` of a timeout is a number that says less than its name.
  const main = String(typeof code === 'string' ? code : name);
  const system = typeof errno === 'number' && errno < 0 ? [getSystemErrorName(errno)] : [];
  const response = typeof responseCode === 'number' ? [responseCode] : [];
  return [...new Set([main, ...system, ...response])].join(' ');
}

/** One channel to the sales department. It logs no address and no name. */
export interface DeliveryChannel {
  readonly name: Channel;
  deliver(delivery: QueuedDelivery): Promise<'delivered' | DeliveryFailure>;
}

export interface DeliveryWorker {
  /** Ends after the delivery that is under way. */
  stop(): Promise<void>;
}

export interface DeliveryWorkerOptions {
  readonly db: Kysely<Tables>;
  readonly writer: Writer;
  readonly channel: DeliveryChannel;
  readonly now: () => Date;
  readonly logger: BackendLogger;
  /** How often the queue is looked at, in milliseconds; a channel that is down is tried after twice, four times … up to 64 times that. */
  readonly pause?: number;
  /** Milliseconds. */
  readonly leaseTime?: number;
}

/** How often a pause doubles while a channel is down: with a look each second that is a minute. */
const mostDoublings = 6;

/** Milliseconds. */
const firstRetry = 10_000;
const longestRetry = 3_600_000;

/** Attempts for which one event may delay the others. */
const busyAttempts = 5;

/** Delivers the events of a channel at least once and in order, while the process runs. */
export function startDeliveryWorker({
  db,
  writer,
  channel,
  now,
  logger,
  pause = 1000,
  leaseTime = usualLease,
}: DeliveryWorkerOptions): DeliveryWorker {
  const { name } = channel;
  const lease = createLease(writer, name, randomUUID(), now, leaseTime);
  /** Delivered, but not yet recorded because the database was away: only a crash repeats these. */
  const delivered = new Set<number>();
  let failures = 0;
  /** Database outages are logged once each. */
  let isAway = false;
  let stopped = false;

  const note = async (position: number, change: Partial<DeliveryTable>): Promise<void> =>
    writer.write(async ({ db: transaction }) => {
      await transaction
        .updateTable('deliveries')
        .set(change)
        .where('channel', '=', name)
        .where('position', '=', position)
        .execute();
    });

  const noteDelivered = async (position: number): Promise<void> => {
    delivered.add(position);
    await note(position, { delivered_at: now().toISOString() });
    delivered.delete(position);
  };

  const noteRefused = async ({ position, attempts, number, event }: QueuedDelivery, reason: string): Promise<void> => {
    const retry = Math.min(longestRetry, firstRetry * 2 ** attempts);
    const seconds = Math.round(retry / 1000);
    logger.error(`${name} of ${number} (${event}) was refused (${reason}); it is tried again in ${seconds} s`);
    await note(position, { attempts: attempts + 1, next_at: new Date(now().getTime() + retry).toISOString() });
  };

  const attempt = async (delivery: QueuedDelivery): Promise<'delivered' | DeliveryFailure> => {
    if (delivered.has(delivery.position)) return 'delivered';
    // An event that cannot be formatted must not block the others.
    const result = await channel
      .deliver(delivery)
      .catch((error: unknown): DeliveryFailure => ({ outcome: 'refused', reason: failureCodes(error) }));
    const isOverdue = result !== 'delivered' && result.outcome === 'busy' && delivery.attempts + 1 >= busyAttempts;
    return isOverdue ? { ...result, outcome: 'refused' } : result;
  };

  const noteDown = async (
    { position, attempts }: QueuedDelivery,
    { outcome, reason }: DeliveryFailure,
  ): Promise<void> => {
    if (failures === 0) logger.error(`${name} cannot be delivered now (${reason}); queued events will be retried`);
    failures += 1;
    if (outcome === 'busy') await note(position, { attempts: attempts + 1 });
  };

  /** False: the channel is down, or another process has it by now. */
  const deliver = async (delivery: QueuedDelivery): Promise<boolean> => {
    if (!(await lease.take())) return false;
    if (!(await isUndelivered(db, name, delivery.position))) return true;
    const result = await attempt(delivery);
    if (result !== 'delivered' && result.outcome !== 'refused') {
      await noteDown(delivery, result);
      return false;
    }
    await (result === 'delivered' ? noteDelivered(delivery.position) : noteRefused(delivery, result.reason));
    if (failures > 0) logger.info(`${name} is delivered again`);
    failures = 0;
    return true;
  };

  const pass = async (): Promise<void> => {
    if (!(await hasDue(db, name, now().toISOString())) || !(await lease.take())) return;
    try {
      for (
        let due = await readDue(db, name, now().toISOString());
        due.length > 0;
        due = await readDue(db, name, now().toISOString())
      ) {
        for (const delivery of due) if (stopped || !(await deliver(delivery))) return;
      }
    } finally {
      await lease.giveBack();
    }
  };

  /** Pauses during a database outage; events stay queued. */
  const passOrWait = async (): Promise<void> => {
    try {
      await pass();
      isAway = false;
    } catch {
      if (!isAway) logger.error(`${name} waits: the database is unavailable`);
      isAway = true;
    }
  };

  let wake = (): void => {};
  const rest = async (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, pause * 2 ** Math.min(mostDoublings, failures));
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const run = async (): Promise<void> => {
    for (;;) {
      await passOrWait();
      if (stopped) return;
      await rest();
      if (stopped) return;
    }
  };
  const running = run();
  return {
    async stop() {
      stopped = true;
      wake();
      await running;
    },
  };
}
