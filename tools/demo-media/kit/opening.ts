import type { Stage } from './scene.ts';
import type { Style } from './style.ts';
import type { Wall } from './wall.ts';
import type { Layers } from './svg.ts';
import { mix } from './color.ts';
import { lit } from './scene.ts';
import { fineLine, n, paint, pen } from './svg.ts';
import { quad, uv } from './wall.ts';

export interface Brush {
  stage: Stage;
  wall: Wall;
  style: Style;
  layers: Layers;
  /** Pixels a metre in the middle of the wall: how much detail is worth its bytes. */
  detail: number;
  /** Nobody has lit a lamp or let down an awning yet. */
  unlit?: boolean;
  fade(colour: string): string;
}

export interface Opening {
  u0: number;
  v0: number;
  u1: number;
  v1: number;
  panes: number;
  transom?: number;
  arch?: boolean;
}

const lamps = ['#f6cf85', '#f2bd6d', '#fbe0a8', '#eeb27a'] as const;

/** One window: reveal with its shade, frame, glass that mirrors a different piece of sky each, curtains, bars, sill. */
export function drawOpening({ stage, wall, style, layers, detail, fade }: Brush, opening: Opening): void {
  const { mood, random } = stage;
  const { u0, v0, u1, v1, panes } = opening;
  const glow = random.chance(mood.lit);
  const shaded = wall.slide === undefined;
  const glass = glow ? random.pick(lamps) : mix(random.pick(mood.glass), shaded ? mood.shadow : mood.sky[1], shaded ? 0.2 : 0.14);
  const q = (a: number, b: number, c: number, d: number): string => quad(stage, wall, a, b, c, d);
  if (detail < 6) {
    layers.put(6, paint(fade(glass)), q(u0, v0, u1, v1));
    return;
  }
  const rim = 0.07;
  const [a, b, c, d] = [u0 + rim, v0 + rim, u1 - rim, v1 - rim];
  const wide = c - a;
  const tall = d - b;
  if (opening.arch === true) {
    const rise = Math.min(0.5, wide * 0.22);
    layers.put(4, paint(fade(mix(style.frame, mood.shadow, 0.3))), uv(stage, wall, [[u0, v1], [u0 + wide * 0.25, v1 + rise * 0.75], [(u0 + u1) / 2, v1 + rise], [u1 - wide * 0.25, v1 + rise * 0.75], [u1, v1]]));
  }
  const frame = fade(lit(mood, style.frame, wall.normal));
  layers.put(6, `${paint(fade(glass))} stroke="${frame}" stroke-width="${n(Math.max(1.4, detail * 0.14))}"`, q(a - 0.03, b - 0.03, c + 0.03, d + 0.03));
  if (detail > 8) {
    if (glow) {
      layers.put(7, paint('#fff0c4', 0.5), q(a + wide * 0.2, b + tall * 0.45, c - wide * 0.2, d));
      if (random.chance(0.4)) layers.put(8, paint('#7c4f33', 0.35), q(a, b, a + wide * random.range(0.14, 0.3), d));
      if (random.chance(0.22)) layers.put(8, paint('#4c352b', 0.4), q(a + wide * 0.55, b, a + wide * 0.68, b + tall * 0.55));
    } else {
      const drawn = random.range(0, 1);
      const cloth = fade(mix('#efe6d6', glass, shaded ? 0.5 : 0.3));
      if (detail > 11 && drawn < 0.22) layers.put(7, paint(cloth, 0.75), q(a, b, a + wide * random.range(0.16, 0.34), d));
      if (drawn > 0.12 && drawn < 0.34) layers.put(7, paint(cloth, 0.75), q(c - wide * random.range(0.16, 0.34), b, c, d));
      if (drawn > 0.82) layers.put(7, paint(cloth, 0.7), q(a, d - tall * random.range(0.2, 0.6), c, d));
      // A slanted slice of brighter sky, different in every pane.
      const slant = random.range(-0.1, 0.7);
      if (detail > 13 || drawn > 0.6) {
        layers.put(8, paint(fade(mix(glass, mood.sky[2], 0.55)), 0.55), uv(stage, wall, [
        [a + wide * Math.max(0, slant), b], [a + wide * Math.min(1, slant + 0.34), b], [a + wide * Math.min(1, slant + 0.6), d], [a + wide * Math.min(0.94, Math.max(0, slant + 0.24)), d]]));
      }
    }
    // The lintel's own shade inside the reveal.
    if (detail > 12) layers.put(9, paint(mood.shadow, 0.42), q(a, d - Math.min(0.26, tall * 0.13), c, d) + (shaded || detail < 12 ? '' : q(a, b, a + 0.09, d)));
  }
  const bars: string[] = [];
  const bar = (ua: number, va: number, ub: number, vb: number): void => {
    bars.push(fineLine(stage.cam.line(wall.at(ua, va), wall.at(ub, vb))));
  };
  for (let pane = 1; pane < panes; pane += 1) bar(a + (wide * pane) / panes, b, a + (wide * pane) / panes, d);
  const rows = opening.transom ?? 0;
  for (let row = 1; row <= rows; row += 1) bar(a, b + (tall * row) / (rows + 1), c, b + (tall * row) / (rows + 1));
  if (detail > 7.6) layers.put(10, pen(frame, Math.max(0.8, Math.min(4, detail * 0.06))), bars.join(''));
  if (detail > 10 && v0 > 0.3) {
    layers.put(10, paint(fade(lit(mood, mix(style.base, '#ffffff', 0.35), wall.normal))), q(u0 - 0.09, v0 - 0.1, u1 + 0.09, v0));
    if (detail > 14) layers.put(3, paint(mood.shadow, shaded ? 0.16 : 0.26), q(u0 - 0.06, v0 - 0.26, u1 + 0.02, v0 - 0.1));
  }
  if (detail > 26) layers.put(11, pen(mood.ink, 0.8, 0.5), q(u0, v0, u1, v1));
}
