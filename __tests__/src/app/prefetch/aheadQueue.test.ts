import { makeAheadQueue } from '../../../../src/app/prefetch/aheadQueue.ts';
import { idleBrowser } from '../../../support/environment/idleBrowser.ts';

describe('aheadQueue', () => {
  const setUp = (limit = 6) => {
    const fetched: string[] = [];
    const resolvers: (() => void)[] = [];
    let free = true;
    const queue = makeAheadQueue({
      fetch: (address) => {
        fetched.push(address);
        return new Promise<void>((resolve) => resolvers.push(resolve));
      },
      mayRun: () => free,
      limit,
    });
    const idle = () => jest.advanceTimersByTimeAsync(1000);
    const resolveAll = async (): Promise<void> => {
      for (const resolve of resolvers.splice(0)) resolve();
      await idle();
    };
    return { queue, fetched, idle, resolveAll, setFree: (now: boolean) => (free = now) };
  };

  beforeEach(() => {
    jest.useFakeTimers();
    idleBrowser();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('fetches two at a time, and the next when one is complete', async () => {
    const { queue, fetched, idle, resolveAll } = setUp();
    for (const address of ['/a', '/b', '/c']) queue.add(address);
    expect(fetched).toEqual([]);
    await idle();
    expect(fetched).toEqual(['/a', '/b']);
    await resolveAll();
    expect(fetched).toEqual(['/a', '/b', '/c']);
  });

  it('drops what has left the view', async () => {
    const { queue, fetched, idle } = setUp();
    queue.add('/a');
    queue.add('/b');
    queue.remove('/a');
    await idle();
    expect(fetched).toEqual(['/b']);
  });

  it('waits while something more urgent is running', async () => {
    const { queue, fetched, idle, setFree } = setUp();
    setFree(false);
    queue.add('/a');
    await idle();
    expect(fetched).toEqual([]);
    setFree(true);
    queue.resume();
    await idle();
    expect(fetched).toEqual(['/a']);
  });

  it('stops at the limit, until another page is shown', async () => {
    const { queue, fetched, idle, resolveAll } = setUp(1);
    queue.add('/a');
    queue.add('/b');
    await idle();
    await resolveAll();
    expect(fetched).toEqual(['/a']);
    queue.renew();
    queue.add('/c');
    await idle();
    expect(fetched).toEqual(['/a', '/c']);
  });
});
