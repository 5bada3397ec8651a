import { hash } from './digest.ts';
import type { Recording } from './recordingTypes.ts';
import { needlesFor } from './redaction/needle.ts';
import { shapeOf } from './redaction/tokens.ts';

/** The page shows something else than it showed when it was recorded. */
export interface ScreenDifference {
  /** Number of the action; 0 is the state before all. */
  readonly step: number;
  /** Lines of accessible text that differ. */
  readonly count: number;
  /** Lines that the page has now and the recorded one had not, the first of them; lines that are missing have no text in a recording. */
  readonly lines: readonly string[];
}

/** Characters of a mark. */
const width = 3;
const marksInAll = 36 ** width;
/** The mark of every line with a personal value: not even a hash of it is stored, such lines are only counted. */
const personal = '-'.repeat(width);

const mostLines = 20;
/** Characters of a printed line. */
const longest = 160;

type Marks = readonly string[];

/** Also finds names of one or two letters, as words: a short mark of a short name could be guessed. */
function personalSearch(values: readonly string[]): (line: string) => boolean {
  const needles = needlesFor(
    values.map((value) => ({ value, shape: shapeOf(value), since: 0 })),
    'prose',
  );
  const short = values.map((value) => value.trim()).filter((value) => /^\p{L}{1,2}$/u.test(value));
  const words = new Set(short.map((value) => value.toLowerCase()));
  return (line) => {
    const text = line.toLowerCase();
    return (
      needles.some(({ isIn }) => isIn(text)) ||
      (words.size > 0 && text.split(/[^\p{L}\p{N}]+/u).some((word) => words.has(word)))
    );
  };
}

/** A short hash of each line of accessible text: enough to compare lines, too little to read them. */
export function marksOf(lines: readonly string[], values: readonly string[]): Marks {
  const isPersonal = personalSearch(values);
  return lines.map((line) => {
    if (isPersonal(line)) return personal;
    return (Number.parseInt(hash(line).slice(0, 8), 16) % marksInAll).toString(36).padStart(width, '0');
  });
}

function sameAtStart(one: Marks, other: Marks): number {
  const differs = one.findIndex((mark, index) => mark !== other[index]);
  return differs < 0 ? Math.min(one.length, other.length) : differs;
}

/** Screens follow each other with few changes: how many marks stay at the start and at the end, and those between them. */
export function screenAfter(before: Marks, marks: Marks): string {
  const start = sameAtStart(before, marks);
  const end = sameAtStart(before.slice(start).toReversed(), marks.slice(start).toReversed());
  return `${start} ${end} ${marks.slice(start, marks.length - end).join('')}`;
}

export const screenPattern = new RegExp(String.raw`^\d+ \d+ (?:[\da-z]{${width}}|${personal})*$`);

/** The marks at every step that has some. */
export function screensOf({ recording: { screens = {} } }: Recording): ReadonlyMap<number, Marks> {
  let marks: Marks = [];
  return new Map(
    Object.entries(screens).map(([step, screen]) => {
      const [start = '', end = '', between = ''] = screen.split(' ');
      const changed = Array.from({ length: between.length / width }, (_, at) =>
        between.slice(at * width, (at + 1) * width),
      );
      marks = [...marks.slice(0, Number(start)), ...changed, ...marks.slice(marks.length - Number(end))];
      return [Number(step), marks] as const;
    }),
  );
}

function countPersonal(marks: Marks): number {
  return marks.filter((mark) => mark === personal).length;
}

/**
 * Compares the present page with the recorded one; null: equal. Lines with personal values differ in the replay, and a
 * public word may be personal in only one of the two: that many other lines may take their place.
 */
export function differenceOfScreens(
  expected: Marks,
  lines: readonly string[],
  values: readonly string[],
): Omit<ScreenDifference, 'step'> | null {
  const found = marksOf(lines, values);
  const left = new Map<string, number>();
  for (const mark of expected) left.set(mark, (left.get(mark) ?? 0) + 1);
  left.delete(personal);
  const added = found.flatMap((mark, index) => {
    const times = left.get(mark) ?? 0;
    left.set(mark, Math.max(0, times - 1));
    return mark === personal || times > 0 ? [] : [index];
  });
  const missing = [...left.values()].reduce((sum, times) => sum + times, 0);
  const spare = countPersonal(expected) - countPersonal(found);
  const unexpected = added.slice(Math.max(0, spare));
  const count = Math.max(unexpected.length, missing - Math.max(0, -spare));
  const inOrder = (marks: Marks): Marks => marks.filter((mark) => mark !== personal);
  const moved =
    added.length + missing > 0
      ? []
      : inOrder(found).flatMap((mark, index) => (mark === inOrder(expected)[index] ? [] : [index]));
  if (count === 0 && moved.length === 0) return null;
  const shown = lines.filter((_, index) => found[index] !== personal);
  const texts =
    moved.length > 0 ? moved.map((index) => shown[index] ?? '') : unexpected.map((index) => lines[index] ?? '');
  return {
    count: Math.max(count, moved.length),
    lines: texts.slice(0, mostLines).map((line) => (line.length > longest ? `${line.slice(0, longest)}…` : line)),
  };
}
