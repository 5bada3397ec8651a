import type { Mesh } from '../mesh/mesh.ts';
import type { Paint } from '../mesh/paint.ts';
import { type V2, type V3, times } from '../mesh/vector.ts';

/** Metres along the wall and up it. */
export interface WallOpening {
  left: number;
  right: number;
  low: number;
  high: number;
}

/** One side of a house: places on it are metres along, out of it, and up. */
export class Wall {
  readonly length: number;
  readonly along: V3;
  readonly out: V3;
  readonly from: V2;
  readonly mesh: Mesh;

  /** The outside is on the right hand of somebody who walks from `from` to `to`. */
  constructor(mesh: Mesh, from: V2, to: V2) {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    this.mesh = mesh;
    this.from = from;
    this.length = Math.hypot(dx, dy);
    this.along = [dx / this.length, dy / this.length, 0];
    this.out = [this.along[1], -this.along[0], 0];
  }

  at(u: number, out: number, z: number): V3 {
    return [
      this.from[0] + this.along[0] * u + this.out[0] * out,
      this.from[1] + this.along[1] * u + this.out[1] * out,
      z,
    ];
  }

  /** A flat piece, `out` of the wall. */
  panel({ left, right, low, high }: WallOpening, out: number, paint: Paint, normal: V3 = this.out): void {
    if (right - left < 0.005 || high - low < 0.005) return;
    this.mesh.quad(
      this.at(left, out, low),
      this.at(right, out, low),
      this.at(right, out, high),
      this.at(left, out, high),
      paint,
      normal,
    );
  }

  /** A box that stands out from `inner` to `outer`. */
  block({ left, right, low, high }: WallOpening, inner: number, outer: number, paint: Paint): void {
    this.mesh.block(
      this.at(left, outer, low),
      times(this.along, right - left),
      times(this.out, inner - outer),
      [0, 0, high - low],
      paint,
    );
  }

  /** The wall of a bay round an opening. */
  pierced(bay: WallOpening, hole: WallOpening, out: number, paint: Paint): void {
    this.panel({ ...bay, high: hole.low }, out, paint);
    this.panel({ ...bay, low: hole.high }, out, paint);
    this.panel({ left: bay.left, right: hole.left, low: hole.low, high: hole.high }, out, paint);
    this.panel({ left: hole.right, right: bay.right, low: hole.low, high: hole.high }, out, paint);
  }

  /** The four sides of a hole that goes in from `outer` to `inner`. */
  reveal(
    { left, right, low, high }: WallOpening,
    outer: number,
    inner: number,
    paint: Paint,
    floor: Paint = paint,
  ): void {
    const at = (u: number, out: number, z: number): V3 => this.at(u, out, z);
    this.mesh.quad(at(left, outer, low), at(left, inner, low), at(left, inner, high), at(left, outer, high), paint);
    this.mesh.quad(at(right, inner, low), at(right, outer, low), at(right, outer, high), at(right, inner, high), paint);
    this.mesh.quad(at(left, outer, low), at(right, outer, low), at(right, inner, low), at(left, inner, low), floor);
    this.mesh.quad(at(left, inner, high), at(right, inner, high), at(right, outer, high), at(left, outer, high), paint);
  }
}
