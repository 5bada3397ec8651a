import { breakLines, cutLine, fitLines } from '../../../../server/backend/openGraph/lines.ts';

/** Letters as wide as they are high. */
const monospaced = (text: string, size = 1): number => text.length * size;

describe('a title', () => {
  it('that fits stays on one line', () => {
    expect(breakLines('Обрій Парк', 20, monospaced)).toEqual(['Обрій Парк']);
  });

  it('is broken into lines of similar length', () => {
    expect(breakLines('Two lines of almost one length', 28, monospaced)).toEqual([
      'Two lines of\u00a0almost',
      'one length',
    ]);
    expect(breakLines('aaaa bbbb cccc dddd', 15, monospaced)).toEqual(['aaaa bbbb', 'cccc dddd']);
  });

  it('leaves no short word at the end of a line, and no dash at the start', () => {
    expect(breakLines('Ліфт у домі', 8, monospaced)).toEqual(['Ліфт', 'у\u00a0домі']);
    expect(breakLines('Дім — наш', 6, monospaced)).toEqual(['Дім\u00a0—', 'наш']);
  });

  it('keeps together what its author has bound', () => {
    expect(breakLines('Ціна 24\u00a0місяці', 10, monospaced)).toEqual(['Ціна', '24\u00a0місяці']);
  });

  it('gets the largest size in which it fits', () => {
    const tries = [
      { size: 3, lines: 1 },
      { size: 2, lines: 2 },
      { size: 1, lines: 3 },
    ] as const;
    expect(fitLines('short', 20, monospaced, tries)).toEqual({ size: 3, lines: ['short'] });
    expect(fitLines('rather longer', 20, monospaced, tries)).toEqual({ size: 2, lines: ['rather', 'longer'] });
    expect(fitLines('so very much longer than others it is', 20, monospaced, tries).size).toBe(1);
  });

  it('that fits nowhere is cut, even as a single word', () => {
    const tries = [{ size: 1, lines: 2 }] as const;
    const { lines } = fitLines('one two three four five six seven eight', 12, monospaced, tries);
    expect(lines).toEqual(['one two', 'three four…']);
    expect(fitLines('a'.repeat(40), 12, monospaced, tries).lines).toEqual([`${'a'.repeat(11)}…`]);
  });
});

it('a cut line ends with an ellipsis and no comma before it', () => {
  expect(cutLine('Poltva, Tsehla', 9, monospaced)).toBe('Poltva…');
  expect(cutLine('Poltva', 9, monospaced)).toBe('Poltva');
});
