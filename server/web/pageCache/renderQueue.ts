/** More pages are being asked for than can be rendered in time: answer with the plain shell, the browser does the rest. */
export class TooBusy extends Error {
  override name = 'TooBusy';
}

export interface QueueLimits {
  /** Renders at a time. */
  readonly concurrency: number;
  /** Renders that may wait for their turn. */
  readonly waiting: number;
  /** How long one of them may wait, in milliseconds. */
  readonly patienceMs: number;
}

export interface RenderQueue {
  /** Rejects with TooBusy, without running the task, when there is no turn for it in time. */
  run<T>(task: () => Promise<T>): Promise<T>;
  hasRoom(): boolean;
  load(): { rendering: number; waiting: number };
}

export function createRenderQueue({ concurrency, waiting: bound, patienceMs }: QueueLimits): RenderQueue {
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
        reject(new TooBusy(`no turn within ${patienceMs} ms`));
      }, patienceMs);
      waiting.add(start);
    });

  /** Hands the place of a finished render to whoever waits longest. */
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
