import { OUTSIDE } from '../geometry/grid.ts';
import { FIGURES, THIN, WEIGHT } from './ink.ts';
import { isOpen, type Layout } from './layout.ts';
import { group, path, tag } from './svg.ts';

const TICK = 7;

/** Bays above and depths on the left between the axes of the walls, in millimetres as architects write them. */
export function drawDimensions({ grid }: Layout, distanceOut: number, scale: number): string {
  const columns = grid.rows[0]?.length ?? 0;
  const acrossAll = firstRows(grid.rows);
  const xs = grid.xs.filter(
    (_, index) => index === 0 || index === columns || acrossAll.some((row) => row[index - 1] !== row[index]),
  );
  const ys = grid.ys.filter(
    (_, index) => index === 0 || index === grid.rows.length || grid.rows[index - 1]?.[0] !== grid.rows[index]?.[0],
  );
  return [
    group({ fill: 'none', stroke: THIN, 'stroke-width': WEIGHT.dimension }, [
      path(chain(xs, true, -distanceOut)),
      path(chain(ys, false, -distanceOut)),
    ]),
    group(
      { 'font-family': 'sans-serif', 'font-size': 17 * Math.min(scale, 1.35), 'text-anchor': 'middle', fill: FIGURES },
      [...figures(xs, true, -distanceOut), ...figures(ys, false, -distanceOut)],
    ),
  ].join('\n');
}

/** The rooms along the upper facade: the first row that is not a balcony. */
function firstRows(rows: readonly string[]): string[] {
  const heated = rows.find((row) => !row.split('').some((letter) => letter === OUTSIDE || isOpen(letter)));
  return heated ? [heated] : rows.slice(0, 1);
}

function chain(marks: readonly number[], horizontal: boolean, at: number): string {
  const first = (marks[0] ?? 0) - 14;
  const last = (marks.at(-1) ?? 0) + 14;
  const line = horizontal ? `M${first} ${at}H${last}` : `M${at} ${first}V${last}`;
  // Slanted ticks, as on building drawings.
  const ticks = marks.map((mark) =>
    horizontal
      ? `M${mark - TICK} ${at + TICK}l${2 * TICK} ${-2 * TICK}`
      : `M${at - TICK} ${mark + TICK}l${2 * TICK} ${-2 * TICK}`,
  );
  return line + ticks.join('');
}

function figures(marks: readonly number[], horizontal: boolean, at: number): string[] {
  return marks.slice(1).map((mark, index) => {
    const before = marks[index] ?? 0;
    const middle = (before + mark) / 2;
    const text = String((mark - before) * 10);
    if (horizontal) return tag('text', { x: middle, y: at - 9 }, text);
    return tag('text', { transform: `translate(${at - 9} ${middle})rotate(-90)` }, text);
  });
}
