import { surroundings } from './tokens.ts';

function luminance(colour: string): number {
  const channels = /^#(..)(..)(..)$/.exec(colour)?.slice(1);
  if (!channels) throw new Error(`not a #rrggbb colour: ${colour}`);
  const [red = 0, green = 0, blue = 0] = channels
    .map((channel) => Number.parseInt(channel, 16) / 255)
    .map((channel) => (channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2: 1 (the same) to 21 (black on white). */
function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const PAPERS = ['paper', 'paper-deep', 'paper-raised'];
const INKS = ['ink', 'ink-soft', 'muted', 'accent', 'accent-strong', 'linden', 'success', 'danger', 'notice'];
const TEXT = [
  ...INKS.flatMap((ink) => PAPERS.map((paper) => [ink, paper])),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['accent', 'accent-soft'],
  ['accent-strong', 'accent-soft'],
  ['ink', 'accent-soft'],
  ['danger', 'danger-soft'],
  ['linden', 'linden-soft'],
  // a selection
  ['paper', 'linden'],
];
const SHAPES = ['line-strong', 'focus'].flatMap((shape) => PAPERS.map((paper) => [shape, paper]));

function tooWeak(pairs: string[][], limit: number, colours: Record<string, string>): string[] {
  return pairs.flatMap(([front = '', back = '']) => {
    const ratio = contrast(colours[front] ?? '', colours[back] ?? '');
    return ratio < limit ? [`${front} on ${back}: ${ratio.toFixed(2)}`] : [];
  });
}

test('the measure itself knows black on white', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each(Object.entries(surroundings))('%s', (_name, colours) => {
  test('text of every colour is readable on every paper', () => {
    expect(tooWeak(TEXT, 4.5, colours)).toEqual([]);
  });

  test('edges of controls and focus rings are visible', () => {
    expect(tooWeak(SHAPES, 3, colours)).toEqual([]);
  });
});
