import { median, spreadOf } from './median.ts';

export interface Figure {
  readonly name: string;
  readonly value: number;
  /** The range of the middle half of the runs. */
  readonly spread?: readonly [number, number];
  readonly unit: string;
  /** The reference value, measured in the same run. */
  readonly reference?: { readonly name: string; readonly value: number };
  /** Value divided by reference, if the median of the ratios says more than the ratio of the medians. */
  readonly ratio?: number;
  readonly goal?: Goal;
}

/** A limit of the value, or of its ratio to the reference. */
interface Goal {
  readonly of: 'value' | 'ratio';
  readonly bound: 'most' | 'least';
  readonly limit: number;
}

export const atMost = (limit: number): Goal => ({ of: 'value', bound: 'most', limit });
export const atLeast = (limit: number): Goal => ({ of: 'value', bound: 'least', limit });
export const ratioAtMost = (limit: number): Goal => ({ of: 'ratio', bound: 'most', limit });
export const ratioAtLeast = (limit: number): Goal => ({ of: 'ratio', bound: 'least', limit });

/** Medians of a page and of its floor, measured alternately. */
export function besideFloor(
  page: readonly number[],
  floor: readonly number[],
): Required<Pick<Figure, 'value' | 'spread' | 'reference' | 'ratio'>> {
  return {
    value: median(page),
    spread: spreadOf(page),
    reference: { name: 'floor', value: median(floor) },
    ratio: floor.includes(0) ? Number.NaN : median(page.map((value, run) => value / (floor[run] ?? Number.NaN))),
  };
}

export function ratioOf({ ratio, value, reference }: Figure): number | undefined {
  return ratio ?? (reference === undefined || reference.value === 0 ? undefined : value / reference.value);
}

/** Undefined without a goal; a figure that was not measured misses its goal. */
export function reaches(figure: Figure): boolean | undefined {
  if (figure.goal === undefined) return undefined;
  const { of, bound, limit } = figure.goal;
  const measured = (of === 'value' ? figure.value : ratioOf(figure)) ?? Number.NaN;
  return bound === 'most' ? measured <= limit : measured >= limit;
}

const number = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const shown = (value: number): string =>
  Number.isNaN(value) ? 'none' : (Math.abs(value) >= 100 ? whole : number).format(value);

function goalText({ goal }: Figure): string {
  if (goal === undefined) return '';
  return `${goal.bound === 'most' ? '≤' : '≥'} ${number.format(goal.limit)}${goal.of === 'ratio' ? ' ×' : ''}`;
}

function cellsOf(figure: Figure): readonly string[] {
  const { name, value, spread, unit, reference } = figure;
  const ratio = ratioOf(figure);
  const reached = reaches(figure);
  return [
    name,
    `${shown(value)} ${unit}`,
    spread === undefined ? '' : spread.map(shown).join(' – '),
    reference === undefined ? '' : `${shown(reference.value)} ${reference.name}`,
    ratio === undefined || Number.isNaN(ratio) ? '' : `${ratio.toFixed(2)} ×`,
    goalText(figure),
    reached === undefined ? '' : reached ? 'ok' : 'over',
  ];
}

const heads = ['figure', 'value', 'half of the runs', 'beside', 'ratio', 'goal', ''];

/** A Markdown table with aligned columns for a terminal. */
export function printFigures(figures: readonly Figure[]): string {
  const rows = [heads, ...figures.map(cellsOf)];
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head, ...body] = rows.map(line);
  return `${[head, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...body].join('\n')}\n`;
}
