/** The queue is full or too slow; a caller that catches nothing sends 503. */
export class TooBusy extends Error {
  override name = 'TooBusy';
  readonly statusCode = 503;
}

export interface QueueLimits {
  /** Concurrent tasks. */
  readonly concurrency: number;
  /** Tasks that may wait in the queue. */
  readonly waiting: number;
  /** Milliseconds that a task may wait. */
  readonly timeoutMs: number;
}

/** A task with low priority starts when no other waits, and gives up its place in a full queue. */
type Priority = 'normal' | 'low';

export interface BoundedQueue {
  /** Rejects with TooBusy, without running the task, when its turn does not come in time. */
  run<T>(task: () => Promise<T>, priority?: Priority): Promise<T>;
  hasRoom(): boolean;
  load(): { running: number; waiting: number };
}

interface Waiter {
  start(): void;
  refuse(reason: string): void;
}

export function createBoundedQueue({ concurrency, waiting: bound, timeoutMs }: QueueLimits): BoundedQueue {
  const waiters = { normal: new Set<Waiter>(), low: new Set<Waiter>() };
  let running = 0;

  const waiting = (): number => waiters.normal.size + waiters.low.size;

  const turn = (line: Set<Waiter>): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(timer);
        line.delete(waiter);
      };
      const waiter: Waiter = {
        start() {
          leave();
          resolve();
        },
        refuse(reason) {
          leave();
          reject(new TooBusy(reason));
        },
      };
      const timer = setTimeout(() => waiter.refuse(`no turn within ${timeoutMs} ms`), timeoutMs);
      line.add(waiter);
    });

  const makeRoom = (priority: Priority): void => {
    if (waiting() < bound) return;
    const reason = `${bound} tasks are waiting already`;
    const newest = priority === 'normal' ? [...waiters.low].at(-1) : undefined;
    if (newest === undefined) throw new TooBusy(reason);
    newest.refuse(reason);
  };

  /** Starts the longest waiting task. */
  const finished = (): void => {
    const [next] = waiters.normal.size > 0 ? waiters.normal : waiters.low;
    if (next === undefined) running -= 1;
    else next.start();
  };

  return {
    async run(task, priority = 'normal') {
      if (running < concurrency) running += 1;
      else {
        makeRoom(priority);
        await turn(waiters[priority]);
      }
      try {
        return await task();
      } finally {
        finished();
      }
    },
    hasRoom: () => running < concurrency,
    load: () => ({ running, waiting: waiting() }),
  };
}
