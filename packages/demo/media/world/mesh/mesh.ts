import { MATERIALS, type Paint } from './paint.ts';
import { add, cross, minus, times, unit, type V2, type V3 } from './vector.ts';

/** Triangles with a colour and a kind at each corner: what both the pictures and the model file are made of. */
export class Mesh {
  readonly positions: number[] = [];
  readonly normals: number[] = [];
  readonly colors: number[] = [];
  /** Kind and its number. */
  readonly surfaces: number[] = [];
  readonly indices: number[] = [];

  private corner(at: V3, normal: V3, { color, kind, extra }: Paint): number {
    this.positions.push(...at);
    this.normals.push(...normal);
    this.colors.push(...color);
    this.surfaces.push(MATERIALS[kind], extra);
    return this.positions.length / 3 - 1;
  }

  /** Corners anticlockwise as seen from outside. */
  quad(a: V3, b: V3, c: V3, d: V3, paint: Paint, normal: V3 = unit(cross(minus(b, a), minus(d, a)))): void {
    const [i, j, k, l] = [
      this.corner(a, normal, paint),
      this.corner(b, normal, paint),
      this.corner(c, normal, paint),
      this.corner(d, normal, paint),
    ];
    this.indices.push(i, j, k, i, k, l);
  }

  triangle(a: V3, b: V3, c: V3, paint: Paint, normal: V3 = unit(cross(minus(b, a), minus(c, a)))): void {
    this.indices.push(this.corner(a, normal, paint), this.corner(b, normal, paint), this.corner(c, normal, paint));
  }

  /** A convex outline, anticlockwise as seen from outside. */
  polygon(points: readonly V3[], paint: Paint): void {
    const [first, second, third] = points;
    if (first === undefined || second === undefined || third === undefined) return;
    const normal = unit(cross(minus(second, first), minus(third, first)));
    for (let index = 1; index + 1 < points.length; index += 1) {
      this.triangle(first, points[index] ?? first, points[index + 1] ?? first, paint, normal);
    }
  }

  /** A bar of any direction: three edges that form a right-handed corner. */
  block(at: V3, x: V3, y: V3, z: V3, paint: Paint, without: 'bottom' | 'none' = 'none'): void {
    const p = (i: number, j: number, k: number): V3 => add(at, add(times(x, i), add(times(y, j), times(z, k))));
    this.quad(p(0, 0, 0), p(1, 0, 0), p(1, 0, 1), p(0, 0, 1), paint);
    this.quad(p(1, 0, 0), p(1, 1, 0), p(1, 1, 1), p(1, 0, 1), paint);
    this.quad(p(1, 1, 0), p(0, 1, 0), p(0, 1, 1), p(1, 1, 1), paint);
    this.quad(p(0, 1, 0), p(0, 0, 0), p(0, 0, 1), p(0, 1, 1), paint);
    this.quad(p(0, 0, 1), p(1, 0, 1), p(1, 1, 1), p(0, 1, 1), paint);
    if (without === 'none') this.quad(p(0, 0, 0), p(0, 1, 0), p(1, 1, 0), p(1, 0, 0), paint);
  }

  box(
    x: number,
    y: number,
    z: number,
    width: number,
    depth: number,
    height: number,
    paint: Paint,
    without: 'bottom' | 'none' = 'bottom',
  ): void {
    this.block([x, y, z], [width, 0, 0], [0, depth, 0], [0, 0, height], paint, without);
  }

  /** A straight stick of square section between two points. */
  stick(from: V3, to: V3, thick: number, paint: Paint): void {
    const along = minus(to, from);
    const direction = unit(along);
    const side = unit(cross(direction, Math.abs(direction[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1]));
    const up = cross(side, direction);
    const start = add(from, add(times(side, -thick / 2), times(up, -thick / 2)));
    this.block(start, along, times(up, thick), times(side, thick), paint);
  }

  /** A skin over rings of corners that go anticlockwise as seen from above, from the lowest up; lit as if it were round. */
  skin(rings: readonly (readonly V3[])[], paint: Paint): void {
    const start = this.positions.length / 3;
    const sides = rings[0]?.length ?? 0;
    const corner = (ring: number, side: number): V3 =>
      rings[Math.min(rings.length - 1, Math.max(0, ring))]?.[(side + sides) % sides] ?? [0, 0, 0];
    rings.forEach((each, ring) =>
      each.forEach((at, side) => {
        const round = minus(corner(ring, side + 1), corner(ring, side - 1));
        this.corner(at, unit(cross(round, minus(corner(ring + 1, side), corner(ring - 1, side)))), paint);
        if (ring + 1 === rings.length) return;
        const [a, b] = [start + ring * sides + side, start + ring * sides + ((side + 1) % sides)];
        this.indices.push(a, b, b + sides, a, b + sides, a + sides);
      }),
    );
  }

  /** Another one's faces, moved. */
  include(other: Mesh, [x, y, z]: V3): void {
    const start = this.positions.length / 3;
    for (let index = 0; index < other.positions.length; index += 3) {
      this.positions.push(
        (other.positions[index] ?? 0) + x,
        (other.positions[index + 1] ?? 0) + y,
        (other.positions[index + 2] ?? 0) + z,
      );
    }
    for (const value of other.normals) this.normals.push(value);
    for (const value of other.colors) this.colors.push(value);
    for (const value of other.surfaces) this.surfaces.push(value);
    for (const index of other.indices) this.indices.push(index + start);
  }

  /** A flat area of the ground. */
  area(points: readonly V2[], z: number, paint: Paint): void {
    this.polygon(
      points.map(([x, y]): V3 => [x, y, z]),
      paint,
    );
  }

  /** A round, tapering trunk, pole or drum. */
  cylinder(
    [x, y, z]: V3,
    radius: number,
    top: number,
    height: number,
    sides: number,
    paint: Paint,
    capped = true,
  ): void {
    const ring = (size: number, level: number): V3[] =>
      Array.from({ length: sides }, (_, index): V3 => [
        x + Math.cos((index / sides) * 6.2832) * size,
        y + Math.sin((index / sides) * 6.2832) * size,
        level,
      ]);
    const [low, high] = [ring(radius, z), ring(top, z + height)];
    low.forEach((at, index) => {
      const next = (index + 1) % sides;
      this.quad(at, low[next] ?? at, high[next] ?? at, high[index] ?? at, paint);
    });
    if (capped) this.polygon(high, paint);
  }
}
