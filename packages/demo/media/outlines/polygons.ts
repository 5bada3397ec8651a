import type { V2 } from '../world/mesh/vector.ts';

const cross = (o: V2, a: V2, b: V2): number => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

export function hull(points: readonly V2[]): V2[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (source: readonly V2[]): V2[] => {
    const chain: V2[] = [];
    for (const point of source) {
      for (;;) {
        const [a, b] = chain.slice(-2);
        if (a === undefined || b === undefined || cross(a, b, point) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

interface Piece {
  from: V2;
  to: V2;
}

const same = (a: V2, b: V2): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) < 1e-6;

/** Where two pieces cross, as a share of the first. */
function meeting({ from: a, to: b }: Piece, { from: c, to: d }: Piece): number | undefined {
  const [rx, ry, sx, sy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const turn = rx * sy - ry * sx;
  if (Math.abs(turn) < 1e-9) return undefined;
  const t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / turn;
  const u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / turn;
  return t > 1e-9 && t < 1 - 1e-9 && u > -1e-9 && u < 1 + 1e-9 ? t : undefined;
}

const sidesOf = (polygon: readonly V2[]): Piece[] =>
  polygon.map((from, index) => ({ from, to: polygon[(index + 1) % polygon.length] ?? from }));

function cut(piece: Piece, others: readonly Piece[]): Piece[] {
  const at = (t: number): V2 => [
    piece.from[0] + (piece.to[0] - piece.from[0]) * t,
    piece.from[1] + (piece.to[1] - piece.from[1]) * t,
  ];
  const places = [
    0,
    ...others
      .map((other) => meeting(piece, other))
      .filter((t) => t !== undefined)
      .sort((a, b) => a - b),
    1,
  ];
  return places
    .slice(1)
    .map((t, index) => ({ from: at(places[index] ?? 0), to: at(t) }))
    .filter(({ from, to }) => !same(from, to));
}

/** The outer rim of polygons that overlap: a walk along their sides that always takes the outermost turn. Anticlockwise polygons. */
export function rim(polygons: readonly (readonly V2[])[]): V2[] {
  const sides = polygons.map(sidesOf);
  const pieces = sides.flatMap((own, index) =>
    own.flatMap((piece) => cut(piece, sides.filter((_, other) => other !== index).flat())),
  );
  const start = pieces
    .map(({ from }) => from)
    .reduce((a, b) => (b[0] < a[0] || (b[0] === a[0] && b[1] < a[1]) ? b : a));
  const walk: V2[] = [];
  let [at, heading] = [start, -Math.PI / 2];
  for (let turn = 0; turn < pieces.length + 1; turn += 1) {
    walk.push(at);
    const away = pieces.filter(({ from }) => Math.hypot(from[0] - at[0], from[1] - at[1]) < 1e-4);
    const right = ({ from, to }: Piece): number =>
      (Math.atan2(to[1] - from[1], to[0] - from[0]) - heading + 3 * Math.PI) % (2 * Math.PI);
    const next = away.reduce<Piece | undefined>(
      (best, piece) => (best === undefined || right(piece) < right(best) ? piece : best),
      undefined,
    );
    if (next === undefined) break;
    heading = Math.atan2(next.to[1] - next.from[1], next.to[0] - next.from[0]);
    at = next.to;
    if (same(at, start)) break;
  }
  return walk;
}
