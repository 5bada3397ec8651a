import { tellOfOutage } from '../../../server/web/render/tellOfOutage.ts';

test('an outage is told once, and again while it goes on', () => {
  const told: string[] = [];
  let now = 0;
  const incomplete = tellOfOutage(
    (text) => told.push(text),
    () => now,
  );
  for (now = 0; now < 29_000; now += 100) incomplete();
  expect(told).toHaveLength(1);
  now = 31_000;
  incomplete();
  expect(told).toHaveLength(2);
});
