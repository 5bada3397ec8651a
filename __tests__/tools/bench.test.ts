import { atLeast, atMost, printFigures, ratioAtMost, reaches } from '../../tools/bench/figures.ts';
import { withoutScripts } from '../../tools/bench/floor.ts';

describe('the floor of a page', () => {
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

  it('is a line with all that is known of it', () => {
    const [, , line] = printFigures([
      {
        name: 'home: LCP',
        value: 1710,
        unit: 'ms',
        reference: { name: 'floor', value: 1500 },
        goal: ratioAtMost(1.05),
      },
    ]).split('\n');
    expect(line?.split('|').map((cell) => cell.trim())).toEqual([
      '',
      'home: LCP',
      '1,710 ms',
      '1,500 floor',
      '1.14 ×',
      '≤ 1.05 ×',
      'over',
      '',
    ]);
  });
});
