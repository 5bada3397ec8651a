import type { Traffic } from '../traffic.ts';

/** A replacement supersedes a quick stand-in that a visitor got; background tasks are for future visitors. */
export type Urgency = 'request' | 'replacement' | 'background';

export type TaskQueue = <T>(task: () => Promise<T>, urgency: Urgency) => Promise<T>;

/** Limits other tasks than requests in favour of visitors. */
export interface TaskPace {
  readonly traffic: Traffic;
  /** Share of one processor, above 0 and up to 1: after each background task the queue pauses accordingly. */
  readonly share: number;
}

/** Seconds that browsers cache a stand-in, and that a site without a quiet moment delays its replacement. */
export const standInSeconds = 30;

interface WaitingTask {
  readonly start: () => void;
  overdue: boolean;
}

/** Runs `limit` tasks at a time; others than requests one at a time, while no request waits, and at their pace. */
export function createTaskQueue(limit: number, pace?: TaskPace): TaskQueue {
  const waiting: Record<Urgency, WaitingTask[]> = { request: [], replacement: [], background: [] };
  let running = 0;
  let resting = false;

  const nextDeferred = (): WaitingTask | undefined => {
    const isQuiet = pace === undefined || pace.traffic.isQuiet();
    const replacement = isQuiet || waiting.replacement[0]?.overdue === true ? waiting.replacement.shift() : undefined;
    return replacement ?? (isQuiet && !resting ? waiting.background.shift() : undefined);
  };

  const startNext = (): void => {
    if (running >= limit) return;
    const task = waiting.request.shift() ?? (running === 0 ? nextDeferred() : undefined);
    if (task === undefined) return;
    running += 1;
    task.start();
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

  const endDelay = (task: WaitingTask): void => {
    task.overdue = true;
    startNext();
  };

  pace?.traffic.onQuiet(startNext);

  return async (task, urgency) => {
    await new Promise<void>((start) => {
      const waits: WaitingTask = { start, overdue: false };
      waiting[urgency].push(waits);
      if (urgency === 'replacement') setTimeout(endDelay, standInSeconds * 1000, waits).unref();
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
