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

export interface BoundedQueue {
  /** Rejects with TooBusy, without running the task, when its turn does not come in time. */
  run<T>(task: () => Promise<T>): Promise<T>;
  hasRoom(): boolean;
  load(): { running: number; waiting: number };
}

export function createBoundedQueue({ concurrency, waiting: bound, timeoutMs }: QueueLimits): BoundedQueue {
  const waiting = new Set<() => void>();
  let running = 0;

  const turn = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const start = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(start);
        reject(new TooBusy(`no turn within ${timeoutMs} ms`));
      }, timeoutMs);
      waiting.add(start);
    });

  /** Starts the longest waiting task. */
  const finished = (): void => {
    const [next] = waiting;
    if (next === undefined) {
      running -= 1;
      return;
    }
    waiting.delete(next);
    next();
  };

  return {
    async run(task) {
      if (running < concurrency) running += 1;
      else if (waiting.size >= bound) throw new TooBusy(`${bound} tasks are waiting already`);
      else await turn();
      try {
        return await task();
      } finally {
        finished();
      }
    },
    hasRoom: () => running < concurrency,
    load: () => ({ running, waiting: waiting.size }),
  };
}
