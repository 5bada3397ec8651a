import { makeAheadQueue } from '../../../../src/app/prefetch/aheadQueue.ts';
import { idleBrowser } from '../../../support/idleBrowser.ts';

const setUp = (limit = 6) => {
  const fetched: string[] = [];
  const answers: (() => void)[] = [];
  let free = true;
  const queue = makeAheadQueue({
    fetch: (address) => {
      fetched.push(address);
      return new Promise<void>((resolve) => answers.push(resolve));
    },
    mayRun: () => free,
    limit,
  });
  const idle = () => jest.advanceTimersByTimeAsync(1000);
  const answerAll = async (): Promise<void> => {
    for (const answer of answers.splice(0)) answer();
    await idle();
  };
  return { queue, fetched, idle, answerAll, setFree: (now: boolean) => (free = now) };
};

beforeEach(() => {
  jest.useFakeTimers();
  idleBrowser();
});
afterEach(() => {
  jest.useRealTimers();
});

it('fetches two at a time, and the next when one has come', async () => {
  const { queue, fetched, idle, answerAll } = setUp();
  for (const address of ['/a', '/b', '/c']) queue.add(address);
  expect(fetched).toEqual([]);
  await idle();
  expect(fetched).toEqual(['/a', '/b']);
  await answerAll();
  expect(fetched).toEqual(['/a', '/b', '/c']);
});

it('leaves out what has gone out of view meanwhile', async () => {
  const { queue, fetched, idle } = setUp();
  queue.add('/a');
  queue.add('/b');
  queue.remove('/a');
  await idle();
  expect(fetched).toEqual(['/b']);
});

it('waits while something more urgent is under way', async () => {
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
  const { queue, fetched, idle, answerAll } = setUp(1);
  queue.add('/a');
  queue.add('/b');
  await idle();
  await answerAll();
  expect(fetched).toEqual(['/a']);
  queue.renew();
  queue.add('/c');
  await idle();
  expect(fetched).toEqual(['/a', '/c']);
});
