import type { Traffic } from '../traffic.ts';

/** A replacement supersedes a quick stand-in that a visitor got; background tasks are for future visitors. */
export type Urgency = 'request' | 'replacement' | 'background';

export type EncodeQueue = <T>(task: () => Promise<T>, urgency: Urgency) => Promise<T>;

/** Limits background tasks in favour of visitors. */
export interface EncodePace {
  readonly traffic: Traffic;
  /** Share of one processor, above 0 and up to 1: after each task the queue pauses accordingly. */
  readonly share: number;
}

/** Runs `limit` tasks at a time; others than requests one at a time, while no request waits, and background tasks also at their pace. */
export function createEncodeQueue(limit: number, pace?: EncodePace): EncodeQueue {
  const waiting: Record<Urgency, (() => void)[]> = { request: [], replacement: [], background: [] };
  let running = 0;
  let resting = false;

  const mayStartBackground = (): boolean => !resting && (pace === undefined || pace.traffic.isQuiet());

  const nextDeferred = (): (() => void) | undefined =>
    waiting.replacement.shift() ?? (mayStartBackground() ? waiting.background.shift() : undefined);

  const startNext = (): void => {
    if (running >= limit) return;
    const start = waiting.request.shift() ?? (running === 0 ? nextDeferred() : undefined);
    if (start === undefined) return;
    running += 1;
    start();
    startNext();
  };

  const restAfter = (worked: number): void => {
    if (pace === undefined || pace.share === 1) return;
    resting = true;
    const wake = (): void => {
      resting = false;
      startNext();
    };
    setTimeout(wake, worked * (1 / pace.share - 1)).unref();
  };

  pace?.traffic.onQuiet(startNext);

  return async (task, urgency) => {
    await new Promise<void>((resolve) => {
      waiting[urgency].push(resolve);
      startNext();
    });
    const begun = performance.now();
    try {
      return await task();
    } finally {
      running -= 1;
      if (urgency === 'background') restAfter(performance.now() - begun);
      startNext();
    }
  };
}
