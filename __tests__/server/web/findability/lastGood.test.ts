import { createLastGood } from '../../../../server/web/findability/lastGood.ts';

const lifetime = 1000;

function setUp() {
  const clock = { now: 0 };
  const answers: ((text: string) => void)[] = [];
  const kept = createLastGood<string>({
    make: () => new Promise((resolve) => answers.push(resolve)),
    lifetime,
    pause: 100,
    failed: () => undefined,
    now: () => clock.now,
  });
  return { kept, clock, answers };
}

async function withFirstAnswer() {
  const parts = setUp();
  const first = parts.kept.get();
  parts.answers[0]?.('old');
  await first;
  return parts;
}

test('a backend that hangs keeps nobody waiting for what is at hand', async () => {
  const { kept, clock, answers } = await withFirstAnswer();
  clock.now = lifetime;
  expect(await kept.get()).toBe('old');
  expect(answers).toHaveLength(2);
});

test('what was made anew behind an answer is the next one', async () => {
  const { kept, clock, answers } = await withFirstAnswer();
  clock.now = lifetime;
  await kept.get();
  answers[1]?.('new');
  await Promise.resolve();
  await Promise.resolve();
  expect(await kept.get()).toBe('new');
});

test('what was cleared is waited for', async () => {
  const { kept, answers } = await withFirstAnswer();
  kept.clear();
  const next = kept.get();
  answers[1]?.('changed');
  expect(await next).toBe('changed');
});
