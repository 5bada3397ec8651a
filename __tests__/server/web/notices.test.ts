import { tellOfFailures, tellOfOutage } from '../../../server/web/render/notices.ts';

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

describe('an exception in rendering', () => {
  const failure = (message: string) => ({ error: new TypeError(message), block: 'figures', route: '/:alias' });
  const query = (text = '') => new URLSearchParams(text);

  it('is told with its stack once, and how often it came while it goes on', () => {
    const told: string[] = [];
    let now = 0;
    const tell = tellOfFailures(
      (text) => told.push(text),
      () => now,
    );
    for (now = 0; now < 600_000; now += 10_000) tell(failure('no figures'), query());
    expect(told).toEqual([
      expect.stringMatching(/^Block "figures" of \/:alias was left out: TypeError: no figures\n +at /),
    ]);
    tell(failure('no figures'), query());
    expect(told.slice(1)).toEqual(['Block "figures" of /:alias was left out: TypeError: no figures (60 times more)']);
    tell({ ...failure('no figures'), block: null }, query());
    expect(told.at(-1)).toMatch(/^The page \/:alias failed: TypeError: no figures\n/);
  });

  it('says nothing that a visitor wrote into the address, and no more than a line has room for', () => {
    const told: string[] = [];
    const tell = tellOfFailures((text) => told.push(text));
    tell(failure(`Olena at +380501112233\n${'x'.repeat(9)}`), query('name=Olena&phone=%2B380501112233'));
    expect(told[0]?.split('\n')[0]).toBe('Block "figures" of /:alias was left out: TypeError: … at …');
    tell(failure('y'.repeat(5000)), query());
    expect(told[1]?.split('\n')[0]?.length).toBeLessThan(300);
  });
});
