import { setImmediate } from 'node:timers/promises';
import { contentHash } from '../../../../server/backend/media/contentHash.ts';
import { createEncodeQueue, type Urgency } from '../../../../server/backend/media/encodeQueue.ts';

function follow() {
  const queue = createEncodeQueue(2);
  const running = new Map<string, () => void>();
  return {
    ask(name: string, urgency: Urgency) {
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

it('starts no work of the background while a request needs something', async () => {
  const { ask, end, running } = follow();
  for (const name of ['a', 'b', 'c']) ask(name, 'request');
  ask('later', 'background');
  expect(await running()).toEqual(['a', 'b']);
  await end('a');
  expect(await running()).toEqual(['b', 'c']);
  await end('b');
  expect(await running()).toEqual(['c']);
  await end('c');
  expect(await running()).toEqual(['later']);
});

it('does the work of the background one by one, and lets a request start beside it at once', async () => {
  const { ask, end, running } = follow();
  for (const name of ['first', 'second']) ask(name, 'background');
  expect(await running()).toEqual(['first']);
  ask('a', 'request');
  expect(await running()).toEqual(['first', 'a']);
  await end('first');
  expect(await running()).toEqual(['a']);
  await end('a');
  expect(await running()).toEqual(['second']);
});

it('other settings of the encoders make other addresses of the same bytes', () => {
  const bytes = Buffer.from('picture');
  expect(contentHash(bytes)).toBe(contentHash(bytes));
  expect(contentHash(bytes, 'other settings')).not.toBe(contentHash(bytes));
});
