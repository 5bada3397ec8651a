import { requestPage } from '../../tools/bench/server/burst.ts';
import { atLeast, atMost, besideFloor, printFigures, ratioAtMost, reaches } from '../../tools/bench/figures.ts';
import { withoutScripts } from '../../tools/bench/visit/floor.ts';
import { processorTimeBetween, tasksAfterPaint } from '../../tools/bench/visit/processorTime.ts';
import type { RenderedPage } from '../../server/web/pageCache/index.ts';
import { servePages } from '../server/web/pageCache/serve.ts';
import { rendered } from '../server/web/pageCache/support.ts';

describe('the minimal version of a page', () => {
  it('has no script of its own, and all that search engines read', () => {
    const html = [
      '<link rel="preload" as="font" href="/a.woff2"><link rel="preload" as="script" href="/a.js">',
      '<script>window.siteSettings = {"a":"b"};</script><script data-scripts="/a.js">(() => {})();</script>',
      '<script type="application/ld+json">{"@type":"Organization"}</script><style>p{}</style>',
      '<p>Обрій</p><script type="application/json" id="page-state">{}</script>',
    ].join('');
    expect(withoutScripts(html)).toBe(
      '<link rel="preload" as="font" href="/a.woff2"><script type="application/ld+json">{"@type":"Organization"}</script><style>p{}</style><p>Обрій</p>',
    );
  });
});

describe('a figure', () => {
  const reference = { name: 'floor', value: 100 };

  it.each([
    [{ value: 75, goal: atMost(75) }, true],
    [{ value: 76, goal: atMost(75) }, false],
    [{ value: 499, goal: atLeast(500) }, false],
    [{ value: 105, reference, goal: ratioAtMost(1.05) }, true],
    [{ value: 106, reference, goal: ratioAtMost(1.05) }, false],
    // The median of ratios wins over the ratio of medians.
    [{ value: 106, reference, ratio: 1, goal: ratioAtMost(1.05) }, true],
    [{ value: Number.NaN, goal: atMost(75) }, false],
    [{ value: 75 }, undefined],
  ])('%j reaches its goal: %s', (figure, reached) => {
    expect(reaches({ name: 'home', unit: 'ms', ...figure })).toBe(reached);
  });

  it('is printed as a line with everything known of it', () => {
    const [, , line] = printFigures([
      {
        name: 'home: LCP',
        value: 1710,
        spread: [1690, 1745],
        unit: 'ms',
        reference: { name: 'floor', value: 1500 },
        goal: ratioAtMost(1.05),
      },
    ]).split('\n');
    expect(line?.split('|').map((cell) => cell.trim())).toEqual([
      '',
      'home: LCP',
      '1,710 ms',
      '1,690 – 1,745',
      '1,500 floor',
      '1.14 ×',
      '≤ 1.05 ×',
      'over',
      '',
    ]);
  });

  it('compares each run with the minimal page of the same round', () => {
    const { value, spread, reference: floor, ratio } = besideFloor([20, 60, 30], [10, 40, 10]);
    expect([value, spread, floor.value, ratio]).toEqual([30, [25, 45], 10, 2]);
  });
});

it('counts a page as content only with all its blocks', async () => {
  const pages: Readonly<Record<string, Partial<RenderedPage>>> = {
    '/whole': {},
    '/missing': { status: 404 },
    '/without-pending-block': { cacheable: false },
    '/without-failed-block': { shortLived: true },
    '/missing-without-pending-block': { status: 404, cacheable: false },
  };
  const { origin, server } = await servePages((key) => rendered(key, pages[key]));
  const results = await Promise.all(Object.keys(pages).map(async (path) => requestPage(origin, path)));
  await server.close();
  expect(results.map(({ status, hasContent }) => [status, hasContent])).toEqual([
    [200, true],
    [404, true],
    [200, false],
    [200, false],
    [404, false],
  ]);
});

describe('processor time', () => {
  const trace = {
    firstPaint: 15,
    marks: new Map<string, number>(),
    tasks: [
      { start: 10, duration: 10, processor: 10 },
      // Another process had the processor half of the time.
      { start: 20, duration: 20, processor: 10 },
    ],
  };

  it('counts tasks that start after the first paint', () => {
    expect(tasksAfterPaint(trace)).toEqual([10]);
  });

  it.each([
    [10, 40, 20],
    [15, 40, 15],
    [0, 30, 15],
    [40, 50, 0],
  ])('from %d to %d is %d', (from, to, processor) => {
    expect(processorTimeBetween(trace, from, to)).toBe(processor);
  });
});
