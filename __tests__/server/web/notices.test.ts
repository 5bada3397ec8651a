import { reportFailures, reportOutage } from '../../../server/web/render/notices.ts';

test('an outage is logged once, and again while it continues', () => {
  const logged: string[] = [];
  let now = 0;
  const incomplete = reportOutage(
    (text) => logged.push(text),
    () => now,
  );
  for (now = 0; now < 29_000; now += 100) incomplete();
  expect(logged).toHaveLength(1);
  now = 31_000;
  incomplete();
  expect(logged).toHaveLength(2);
});

describe('an exception in rendering', () => {
  const failure = (message: string) => ({ error: new TypeError(message), block: 'figures', route: '/:alias' });
  const query = (text = '') => new URLSearchParams(text);

  it('is logged with its stack once, and with its count while it continues', () => {
    const logged: string[] = [];
    let now = 0;
    const log = reportFailures(
      (text) => logged.push(text),
      () => now,
    );
    for (now = 0; now < 600_000; now += 10_000) log(failure('no figures'), query());
    expect(logged).toEqual([
      expect.stringMatching(/^Block "figures" of \/:alias was left out: TypeError: no figures\n +at /),
    ]);
    log(failure('no figures'), query());
    expect(logged.slice(1)).toEqual(['Block "figures" of /:alias was left out: TypeError: no figures (60 times more)']);
    log({ ...failure('no figures'), block: null }, query());
    expect(logged.at(-1)).toMatch(/^The page \/:alias failed: TypeError: no figures\n/);
  });

  it('is logged without what a visitor wrote into the address, at a limited length', () => {
    const logged: string[] = [];
    const log = reportFailures((text) => logged.push(text));
    log(failure(`Olena at +380501112233\n${'x'.repeat(9)}`), query('name=Olena&phone=%2B380501112233'));
    expect(logged[0]?.split('\n')[0]).toBe('Block "figures" of /:alias was left out: TypeError: … at …');
    log(failure('y'.repeat(5000)), query());
    expect(logged[1]?.split('\n')[0]?.length).toBeLessThan(300);
  });
});
