/** The queue is full or too slow: the plain shell is sent, and the browser renders. */
export class TooBusy extends Error {
  override name = 'TooBusy';
}

export interface QueueLimits {
  /** Concurrent renders. */
  readonly concurrency: number;
  /** Renders that may wait in the queue. */
  readonly waiting: number;
  /** Milliseconds that a render may wait. */
  readonly timeoutMs: number;
}

export interface RenderQueue {
  /** Rejects with TooBusy, without running the task, when its turn does not come in time. */
  run<T>(task: () => Promise<T>): Promise<T>;
  hasRoom(): boolean;
  load(): { rendering: number; waiting: number };
}

export function createRenderQueue({ concurrency, waiting: bound, timeoutMs }: QueueLimits): RenderQueue {
  const waiting = new Set<() => void>();
  let rendering = 0;

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

  /** Starts the longest waiting render. */
  const finished = (): void => {
    const [next] = waiting;
    if (next === undefined) {
      rendering -= 1;
      return;
    }
    waiting.delete(next);
    next();
  };

  return {
    async run(task) {
      if (rendering < concurrency) rendering += 1;
      else if (waiting.size >= bound) throw new TooBusy(`${bound} renders are waiting already`);
      else await turn();
      try {
        return await task();
      } finally {
        finished();
      }
    },
    hasRoom: () => rendering < concurrency,
    load: () => ({ rendering, waiting: waiting.size }),
  };
}
