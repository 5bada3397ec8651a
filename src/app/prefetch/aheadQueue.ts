import { whenIdle } from '#shared/lazy';

/** Pages that are fetched at a time. */
const lanes = 2;

interface Ahead {
  readonly fetch: (address: string) => Promise<void>;
  /** Whether nothing more urgent is under way. */
  readonly mayRun: () => boolean;
  /** How many pages are fetched ahead while one page is shown. */
  readonly limit: number;
}

interface AheadQueue {
  readonly add: (address: string) => void;
  readonly remove: (address: string) => void;
  /** Resumes after more urgent requests. */
  readonly resume: () => void;
  /** For a new page: clears the queue and its quota. */
  readonly renew: () => void;
}

export function idle(): Promise<void> {
  return new Promise(whenIdle);
}

/** Addresses that wait until the browser has nothing better to do. */
export function makeAheadQueue({ fetch, mayRun, limit }: Ahead): AheadQueue {
  const waiting = new Set<string>();
  let running = 0;
  let left = limit;

  const take = (): string | undefined => {
    const [address] = waiting;
    if (address === undefined || left === 0 || !mayRun()) return undefined;
    waiting.delete(address);
    left -= 1;
    return address;
  };
  const runLane = async (): Promise<void> => {
    try {
      await idle();
      for (let address = take(); address !== undefined; address = take()) {
        await fetch(address);
        await idle();
      }
    } finally {
      running -= 1;
    }
  };
  const resume = (): void => {
    for (const _ of waiting) {
      if (running === lanes) return;
      running += 1;
      void runLane();
    }
  };

  return {
    add: (address) => {
      waiting.add(address);
      resume();
    },
    remove: (address) => waiting.delete(address),
    resume,
    renew: () => {
      waiting.clear();
      left = limit;
    },
  };
}
