import { setImmediate } from 'node:timers/promises';
import { contentHash } from '../../../../server/backend/media/contentHash.ts';
import { createTaskQueue, type TaskPace, type Urgency } from '../../../../server/backend/media/taskQueue.ts';
import { createTraffic } from '../../../../server/backend/traffic.ts';

function follow(pace?: TaskPace) {
  const queue = createTaskQueue(2, pace);
  const running = new Map<string, () => void>();
  return {
    enqueue(name: string, urgency: Urgency) {
      void queue(async () => new Promise<void>((resolve) => running.set(name, resolve)), urgency);
    },
    async end(name: string) {
      running.get(name)?.();
      running.delete(name);
      await setImmediate();
    },
    async running() {
      await setImmediate();
      return [...running.keys()];
    },
  };
}

it('starts no background task while a request waits', async () => {
  const { enqueue, end, running } = follow();
  for (const name of ['a', 'b', 'c']) enqueue(name, 'request');
  enqueue('later', 'background');
  expect(await running()).toEqual(['a', 'b']);
  await end('a');
  expect(await running()).toEqual(['b', 'c']);
  await end('b');
  expect(await running()).toEqual(['c']);
  await end('c');
  expect(await running()).toEqual(['later']);
});

it('runs background tasks one by one, and lets a request start beside them at once', async () => {
  const { enqueue, end, running } = follow();
  for (const name of ['first', 'second']) enqueue(name, 'background');
  expect(await running()).toEqual(['first']);
  enqueue('a', 'request');
  expect(await running()).toEqual(['first', 'a']);
  await end('first');
  expect(await running()).toEqual(['a']);
  await end('a');
  expect(await running()).toEqual(['second']);
});

describe('with visitors on the site', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('starts no background task right after the start, when visitors of the last release come', async () => {
    const { enqueue, running } = follow({ traffic: createTraffic(), share: 1 });
    enqueue('warm', 'background');
    jest.advanceTimersByTime(1999);
    expect(await running()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(await running()).toEqual(['warm']);
  });

  it('starts no background task while a visitor waits, and for a short time after', async () => {
    const traffic = createTraffic();
    const { enqueue, end, running } = follow({ traffic, share: 1 });
    const [page, picture] = [traffic.begin(), traffic.begin()];
    enqueue('warm', 'background');
    enqueue('requested', 'request');
    expect(await running()).toEqual(['requested']);
    await end('requested');
    page();
    jest.advanceTimersByTime(60_000);
    expect(await running()).toEqual([]);
    picture();
    jest.advanceTimersByTime(1000);
    // The visitor's next page.
    traffic.begin()();
    jest.advanceTimersByTime(1999);
    expect(await running()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(await running()).toEqual(['warm']);
  });

  it('makes replacements while no visitor waits, or one by one once their stand-ins are no longer cached', async () => {
    const traffic = createTraffic();
    const { enqueue, end, running } = follow({ traffic, share: 1 });
    const page = traffic.begin();
    for (const name of ['first', 'second']) enqueue(name, 'replacement');
    enqueue('warm', 'background');
    jest.advanceTimersByTime(29_999);
    enqueue('third', 'replacement');
    expect(await running()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(await running()).toEqual(['first']);
    await end('first');
    expect(await running()).toEqual(['second']);
    await end('second');
    expect(await running()).toEqual([]);
    page();
    jest.advanceTimersByTime(2000);
    expect(await running()).toEqual(['third']);
    await end('third');
    expect(await running()).toEqual(['warm']);
  });

  it('pauses after each background task in proportion to its share of the processor, but not after requests', async () => {
    const { enqueue, end, running } = follow({ traffic: createTraffic(), share: 0.25 });
    for (const name of ['first', 'second']) enqueue(name, 'background');
    jest.advanceTimersByTime(2000);
    expect(await running()).toEqual(['first']);
    jest.advanceTimersByTime(400);
    await end('first');
    jest.advanceTimersByTime(1199);
    expect(await running()).toEqual([]);
    enqueue('requested', 'request');
    expect(await running()).toEqual(['requested']);
    await end('requested');
    jest.advanceTimersByTime(1);
    expect(await running()).toEqual(['second']);
  });
});

it('other encoder settings give other addresses for the same bytes', () => {
  const bytes = Buffer.from('picture');
  expect(contentHash(bytes)).toBe(contentHash(bytes));
  expect(contentHash(bytes, 'other settings')).not.toBe(contentHash(bytes));
});
