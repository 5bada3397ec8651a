export type Urgency = 'request' | 'background';

export type EncodeQueue = <T>(task: () => Promise<T>, urgency: Urgency) => Promise<T>;

/** Runs `limit` tasks at a time; background tasks one at a time, and only while no request needs anything. */
export function createEncodeQueue(limit: number): EncodeQueue {
  const waiting: Record<Urgency, (() => void)[]> = { request: [], background: [] };
  let running = 0;

  const startNext = (): void => {
    if (running >= limit) return;
    const start = waiting.request.shift() ?? (running === 0 ? waiting.background.shift() : undefined);
    if (start === undefined) return;
    running += 1;
    start();
    startNext();
  };

  return async (task, urgency) => {
    await new Promise<void>((resolve) => {
      waiting[urgency].push(resolve);
      startNext();
    });
    try {
      return await task();
    } finally {
      running -= 1;
      startNext();
    }
  };
}
