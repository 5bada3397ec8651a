import { createLastGood } from '../../../../server/web/findability/lastGood.ts';

const lifetime = 1000;

function setUp() {
  const clock = { now: 0 };
  const resolvers: ((text: string) => void)[] = [];
  const lastGood = createLastGood<string>({
    make: () => new Promise((resolve) => resolvers.push(resolve)),
    lifetime,
    pause: 100,
    failed: () => undefined,
    now: () => clock.now,
  });
  return { lastGood, clock, resolvers };
}

async function withFirstResult() {
  const parts = setUp();
  const first = parts.lastGood.get();
  parts.resolvers[0]?.('old');
  await first;
  return parts;
}

test('returns the last value while the backend hangs', async () => {
  const { lastGood, clock, resolvers } = await withFirstResult();
  clock.now = lifetime;
  expect(await lastGood.get()).toBe('old');
  expect(resolvers).toHaveLength(2);
});

test('returns the refreshed value on the next call', async () => {
  const { lastGood, clock, resolvers } = await withFirstResult();
  clock.now = lifetime;
  await lastGood.get();
  resolvers[1]?.('new');
  await Promise.resolve();
  await Promise.resolve();
  expect(await lastGood.get()).toBe('new');
});

test('waits for a new value after clearing', async () => {
  const { lastGood, resolvers } = await withFirstResult();
  lastGood.clear();
  const next = lastGood.get();
  resolvers[1]?.('changed');
  expect(await next).toBe('changed');
});

test('waits for a new value when it was cleared while one was made', async () => {
  const { lastGood, resolvers } = await withFirstResult();
  lastGood.clear();
  const before = lastGood.get();
  lastGood.clear();
  const after = lastGood.get();
  resolvers[2]?.('changed');
  expect(await after).toBe('changed');
  resolvers[1]?.('outdated');
  await before;
  expect(await lastGood.get()).toBe('changed');
  expect(resolvers).toHaveLength(3);
});

test('a first value that is cleared while it is made is returned to those who wait for it', async () => {
  const { lastGood, resolvers } = setUp();
  const before = lastGood.get();
  lastGood.clear();
  const after = lastGood.get();
  resolvers[0]?.('outdated');
  expect(await before).toBe('outdated');
  resolvers[1]?.('changed');
  expect(await after).toBe('changed');
});
