export type Measure = (text: string) => number;

const bound = '\u00a0';

/** Binds short words to the next word, and dashes to the previous one. */
const bind = (text: string): string =>
  text
    .trim()
    .replaceAll(/[^\S\u00a0]+/g, ' ')
    .replaceAll(/(?<=^|[\s«“„(])([\p{L}]{1,2}) /gu, `$1${bound}`)
    .replaceAll(/ (?=[–—])/g, bound);

/** Fills lines greedily; a word wider than a line has its own line. */
function fill(words: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

/** The fewest lines, balanced in length. Leaves more than `most` lines unbalanced, since they are cut off. */
export function breakLines(text: string, width: number, measure: Measure, most = Infinity): string[] {
  const words = bind(text).split(' ');
  const least = fill(words, width, measure);
  if (least.length > most) return least;
  let [tooNarrow, enough] = [0, width];
  while (enough - tooNarrow > 4) {
    const middle = (tooNarrow + enough) / 2;
    if (fill(words, middle, measure).length > least.length) tooNarrow = middle;
    else enough = middle;
  }
  const even = fill(words, enough, measure);
  return even.every((line) => measure(line) <= width) ? even : least;
}

/** Cuts a line so that it fits with an ellipsis at its end. */
export function cutLine(line: string, width: number, measure: Measure): string {
  if (measure(line) <= width) return line;
  const characters = Array.from(line);
  const cut = (length: number): string =>
    `${characters
      .slice(0, length)
      .join('')
      .replace(/[\s,.;:–—-]+$/u, '')}…`;
  let [fits, tooLong] = [1, characters.length];
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (measure(cut(middle)) > width) tooLong = middle;
    else fits = middle;
  }
  return cut(fits);
}

export interface Fit {
  size: number;
  lines: readonly string[];
}

export interface Try {
  size: number;
  /** How many lines may have that size. */
  lines: number;
}

/** The first of the tries that holds the whole text; the last one, cut, when none does. */
export function fitLines(
  text: string,
  width: number,
  measure: (text: string, size: number) => number,
  tries: readonly [Try, ...Try[]],
): Fit {
  for (const { size, lines: most } of tries) {
    const widthOf: Measure = (line) => measure(line, size);
    const lines = breakLines(text, width, widthOf, most);
    if (lines.length <= most && lines.every((line) => widthOf(line) <= width)) return { size, lines };
  }
  const { size, lines: most } = tries.at(-1) ?? tries[0];
  const widthOf: Measure = (line) => measure(line, size);
  const lines = fill(bind(text).split(' '), width, widthOf);
  const rest = lines.slice(most - 1).join(' ');
  const shown = [...lines.slice(0, most - 1), rest].filter((line) => line !== '');
  return { size, lines: shown.map((line) => cutLine(line, width, widthOf)) };
}
