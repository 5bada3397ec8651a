export type Point = [x: number, y: number];

function between([ax, ay]: Point, [bx, by]: Point, part: number): Point {
  return [ax + (bx - ax) * part, ay + (by - ay) * part];
}

/** Chaikin's corner cutting: the data stay a few points that a person can edit, the lines come out round. */
export function smooth(points: readonly Point[], rounds = 3): Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (rounds === 0 || first === undefined || last === undefined || points.length < 3) return [...points];
  const closed = first[0] === last[0] && first[1] === last[1];
  const cut = points.slice(1).flatMap((point, index): Point[] => {
    const before = points[index] ?? point;
    return [between(before, point, 0.25), between(before, point, 0.75)];
  });
  const start = cut[0] ?? first;
  return smooth(closed ? [...cut, start] : [first, ...cut, last], rounds - 1);
}
