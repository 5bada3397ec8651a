import type { Brush } from './opening.ts';
import { mix } from './color.ts';
import { lit } from './scene.ts';
import { fineLine, paint, pen } from './svg.ts';
import { quad } from './wall.ts';

function courses({ stage, wall, layers }: Brush, step: number, opacity: number): void {
  const lines: string[] = [];
  for (let v = step; v < wall.height; v += step) lines.push(fineLine(stage.cam.line(wall.at(0, v), wall.at(wall.length, v))));
  layers.put(1, pen(stage.mood.ink, 0.5, opacity), lines.join(''));
}

/** A few bricks, slabs or patches in their own tone: hints, as a hand would place them. */
function accents({ stage, wall, layers, style, fade, detail }: Brush, wide: number, tall: number, count: number): void {
  const { random, mood } = stage;
  const base = lit(mood, style.wall, wall.normal);
  const tones = [mix(base, mood.ink, 0.16), mix(base, '#ffffff', 0.16), mix(base, '#7d3b28', 0.16)] as const;
  for (let index = 0; index < count; index += 1) {
    const u = random.range(0, wall.length - wide);
    const v = Math.floor(random.range(0, wall.height / tall)) * tall;
    const long = Math.min(wall.length, u + wide * random.range(0.6, 1.6));
    const high = Math.min(wall.height, v + tall);
    if (tall < 0.3) layers.put(1, pen(fade(random.pick(tones)), Math.max(0.8, detail * tall), 0.65), fineLine(stage.cam.line(wall.at(u, v), wall.at(long, v))));
    else layers.put(1, paint(fade(random.pick(tones)), 0.5), quad(stage, wall, u, v, long, high));
  }
}

export function drawTexture(brush: Brush): void {
  const { stage, wall, layers, style, detail } = brush;
  const area = wall.length * wall.height;
  if (detail < 5 || wall.length < 3) return;
  switch (style.texture) {
    case 'brick':
      if (detail > 6) courses(brush, detail > 28 ? 0.16 : detail > 14 ? 0.33 : 0.66, 0.13);
      return accents(brush, 0.5, 0.16, Math.min(420, area * (detail > 10 ? 0.16 : 0.08)));
    case 'stone':
      courses(brush, 0.8, 0.1);
      return accents(brush, 1.1, 0.8, Math.min(120, area * 0.05));
    case 'panel': {
      const joints: string[] = [];
      for (let u = style.bay; u < wall.length - 1; u += style.bay) joints.push(fineLine(stage.cam.line(wall.at(u, 0), wall.at(u, wall.height))));
      layers.put(1, pen(stage.mood.ink, 0.6, 0.16), joints.join(''));
      courses(brush, style.floor, 0.18);
      return accents(brush, style.bay * 0.7, style.floor / 2, Math.min(50, area * 0.03));
    }
    case 'plaster':
      return courses(brush, style.floor, 0.07);
  }
}
