import type { Brush } from './opening.ts';
import { drawBalcony } from './balcony.ts';
import { mix } from './color.ts';
import { drawOpening } from './opening.ts';
import { lit } from './scene.ts';
import { fineLine, paint, pen } from './svg.ts';
import { quad } from './wall.ts';

export interface Cell {
  kind: string;
  u: number;
  wide: number;
  v: number;
  tall: number;
}

/** A recess: its floor of shade, then the glass wall at its back. */
function loggia(brush: Brush, { u, wide, v, tall }: Cell): void {
  const { stage, wall, layers, fade, style, detail } = brush;
  const [a, c, top] = [u + 0.12, u + wide - 0.12, v + tall - 0.42];
  layers.put(4, paint(fade(mix(lit(stage.mood, style.accent, [0, 0, -1]), stage.mood.shadow, 0.2))), quad(stage, wall, a, v, c, top));
  drawOpening(brush, { u0: a + 0.5, v0: v + 0.05, u1: c - 0.06, v1: top - 0.28, panes: 3 });
  if (detail > 7) layers.put(11, paint(stage.mood.shadow, 0.4), quad(stage, wall, a, top - 0.9, c, top));
  drawBalcony(brush, { u0: a, u1: c, v: v + 0.1, out: 0.12, glazed: true });
}

function slats(brush: Brush, { u, wide, v, tall }: Cell): void {
  const { stage, wall, layers, fade, detail } = brush;
  layers.put(3, paint(fade(lit(stage.mood, '#b98d5f', wall.normal))), quad(stage, wall, u + wide * 0.1, v, u + wide * 0.9, v + tall));
  if (detail < 7) return;
  const lines: string[] = [];
  for (let at = u + wide * 0.1; at < u + wide * 0.9; at += detail > 14 ? 0.22 : 0.45) lines.push(fineLine(stage.cam.line(wall.at(at, v), wall.at(at, v + tall))));
  layers.put(4, pen('#4f3622', Math.max(0.6, detail * 0.06), 0.45), lines.join(''));
}

/** One letter of a storey's pattern. */
export function drawCell(brush: Brush, cell: Cell): void {
  const { stage, wall, layers, style, fade } = brush;
  const { kind, u, wide, v, tall } = cell;
  const middle = u + wide / 2;
  const sill = v + 0.85;
  const head = v + tall - 0.45;
  const half = Math.min(wide * 0.29, 0.9);
  switch (kind) {
    case 'w': return drawOpening(brush, { u0: middle - half, v0: sill, u1: middle + half, v1: head, panes: 2, ...(style.arches === true ? { arch: true } : {}) });
    case 't': return drawOpening(brush, { u0: middle - half * 0.85, v0: v + 0.32, u1: middle + half * 0.85, v1: head + 0.06, panes: 2, transom: 0 });
    case 'i': return drawOpening(brush, { u0: u + wide * 0.12, v0: v + 0.7, u1: u + wide * 0.88, v1: head + 0.1, panes: 4, transom: 3, arch: true });
    case 'g': return drawOpening(brush, { u0: u + 0.12, v0: v + 0.12, u1: u + wide - 0.12, v1: v + tall - 0.12, panes: 3, transom: 0 });
    case 'f':
      drawOpening(brush, { u0: middle - half * 0.9, v0: v + 0.1, u1: middle + half * 0.9, v1: head, panes: 2 });
      return drawBalcony(brush, { u0: middle - half - 0.12, u1: middle + half + 0.12, v: v + 0.08, out: 0.32, glazed: false });
    case 'b':
      drawOpening(brush, { u0: u + wide * 0.12, v0: v + 0.1, u1: u + wide * 0.88, v1: head, panes: 3 });
      return drawBalcony(brush, { u0: u + 0.05, u1: u + wide - 0.05, v: v + 0.06, out: 1.35, glazed: style.railing.startsWith('#b') });
    case 'l': return loggia(brush, cell);
    case 's':
      slats(brush, cell);
      return drawOpening(brush, { u0: middle - half * 0.8, v0: v + 0.5, u1: middle + half * 0.8, v1: head, panes: 1 });
    case 'p':
      layers.put(3, paint(fade(lit(stage.mood, style.accent, wall.normal))), quad(stage, wall, u + wide * 0.06, v, u + wide * 0.94, v + tall));
      return drawOpening(brush, { u0: middle - half, v0: sill, u1: middle + half, v1: head, panes: 2 });
    default: return;
  }
}

/** Bare concrete of a storey that has no walls yet: columns before a dark inside. */
export function drawFrame({ stage, wall, layers, fade }: Brush, v: number, tall: number): void {
  const { mood } = stage;
  const concrete = fade(lit(mood, '#d4cec2', wall.normal));
  layers.put(1, paint(fade(mix(lit(mood, '#8b8a86', wall.normal), mood.shadow, 0.5))), quad(stage, wall, 0, v, wall.length, v + tall));
  layers.put(1, paint(fade(mix('#8d8a83', mood.shadow, 0.2)), 0.6), quad(stage, wall, wall.length * 0.12, v, wall.length * 0.32, v + tall) + quad(stage, wall, wall.length * 0.6, v, wall.length * 0.72, v + tall));
  const columns = Math.max(2, Math.round(wall.length / 5));
  for (let index = 0; index <= columns; index += 1) {
    const u = ((wall.length - 0.5) * index) / columns;
    layers.put(2, paint(concrete), quad(stage, wall, u, v, u + 0.5, v + tall));
  }
  layers.put(3, paint(concrete), quad(stage, wall, 0, v + tall - 0.26, wall.length, v + tall, 0.15));
  layers.put(3, paint(mood.shadow, 0.34), quad(stage, wall, 0, v + tall - 0.7, wall.length, v + tall - 0.26));
  layers.put(4, pen(mood.ink, 0.7, 0.4), quad(stage, wall, 0, v + tall - 0.26, wall.length, v + tall, 0.15));
}

/** A storey that is walled but not clad: courses of blocks, or the slabs of wool pinned over them. */
export function drawMasonry({ stage, wall, layers, style, fade }: Brush, v: number, tall: number, wool: boolean): void {
  const { mood, cam } = stage;
  layers.put(1, paint(fade(lit(mood, wool ? '#dfd5bb' : style.masonry, wall.normal))), quad(stage, wall, 0, v, wall.length, v + tall));
  const joints = (wool ? [0.62] : [0.25, 0.5, 0.75]).map((share) => fineLine(cam.line(wall.at(0, v + tall * share), wall.at(wall.length, v + tall * share))));
  layers.put(2, pen(mood.ink, 0.5, 0.14), joints.join(''));
  if (!wool) layers.put(2, paint(fade(lit(mood, '#d4cec2', wall.normal))), quad(stage, wall, 0, v + tall - 0.26, wall.length, v + tall));
}
