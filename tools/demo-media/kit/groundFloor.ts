import type { Brush } from './opening.ts';
import { mix } from './color.ts';
import { drawOpening } from './opening.ts';
import { lit } from './scene.ts';
import { finePoly, paint, pen } from './svg.ts';
import { castQuad, quad } from './wall.ts';

function shop(brush: Brush, u0: number, u1: number, tall: number, index: number): void {
  const { stage, wall, layers, fade, style, detail } = brush;
  const awnings = [style.accent, '#6f7f5c', '#8a4b38', '#3f4b55'] as const;
  const glow = { ...stage, mood: { ...stage.mood, lit: Math.max(stage.mood.lit > 0.3 ? 0.95 : 0.3, stage.mood.lit) } };
  drawOpening({ ...brush, stage: glow }, { u0: u0 + 0.2, v0: 0.25, u1: u1 - 0.2, v1: tall - 1, panes: 3 });
  layers.put(12, paint(fade(mix(lit(stage.mood, '#39414a', wall.normal), style.frame, 0.25))), quad(stage, wall, u0 + 0.15, tall - 1, u1 - 0.15, tall - 0.42));
  if (detail > 6 && index % 3 !== 1 && stage.mood.name !== 'card') {
    const cloth = fade(lit(stage.mood, awnings[index % awnings.length] ?? style.accent, wall.normal));
    layers.put(12, paint(stage.mood.shadow, 0.3), castQuad(stage, wall, u0 + 0.3, tall - 1.6, u1 - 0.3, tall - 1.1, 1.1));
    layers.put(13, paint(cloth), slope(brush, u0 + 0.3, u1 - 0.3, tall - 0.95));
    layers.put(14, paint('#fbf3e2', 0.4), [0, 1, 2, 3].map((part) => {
      const step = (u1 - u0 - 0.6) / 8;
      return slope(brush, u0 + 0.3 + step * (part * 2), u0 + 0.3 + step * (part * 2 + 1), tall - 0.95);
    }).join(''));
  }
}

function slope({ stage, wall }: Brush, u0: number, u1: number, v: number): string {
  const points = [wall.at(u0, v), wall.at(u1, v), wall.at(u1, v - 0.55, 1.1), wall.at(u0, v - 0.55, 1.1)];
  return finePoly(stage.cam.polygon(points));
}

function door(brush: Brush, middle: number, tall: number): void {
  const { stage, wall, layers, fade, style } = brush;
  const warm = { ...stage, mood: { ...stage.mood, lit: stage.mood.name === 'card' || stage.mood.name === 'sketch' ? 0 : 1 } };
  layers.put(3, paint(fade(lit(stage.mood, mix(style.accent, '#5b4636', 0.3), wall.normal))), quad(stage, wall, middle - 1.9, 0, middle + 1.9, tall - 0.4));
  drawOpening({ ...brush, stage: warm }, { u0: middle - 1.3, v0: 0.02, u1: middle + 1.3, v1: 2.6, panes: 2 });
  layers.put(12, paint(stage.mood.shadow, 0.34), castQuad(stage, wall, middle - 2.1, 2.5, middle + 2.1, 2.9, 1.5));
  layers.put(14, paint(fade(lit(stage.mood, '#3b424a', wall.normal))), quad(stage, wall, middle - 2.1, 2.8, middle + 2.1, 3.02, 1.5));
}

/** The storey that meets people: shop windows, a lobby, or a plinth. */
export function drawGroundFloor(brush: Brush): void {
  const { stage, wall, layers, style, fade, detail } = brush;
  const tall = style.groundHeight;
  if (style.ground !== 'plain') {
    const base = lit(stage.mood, style.base, wall.normal);
    layers.put(1, paint(fade(base)), quad(stage, wall, 0, 0, wall.length, tall));
    layers.put(2, pen(stage.mood.ink, 0.6, 0.2), [0.25, 0.5, 0.75].map((share) => quad(stage, wall, 0, 0, wall.length, tall * share)).join(''));
  }
  if (wall.length < 4) return;
  const count = Math.max(1, Math.round(wall.length / (style.ground === 'shops' ? 5.4 : style.bay)));
  const wide = wall.length / count;
  const entrance = Math.floor(count / 2);
  for (let index = 0; index < count; index += 1) {
    const u = wide * index;
    const isDoor = style.ground !== 'shops' && wall.length > 9 && (index === entrance || (count > 10 && index === 2));
    if (isDoor) door(brush, u + wide / 2, tall);
    else if (style.ground === 'shops') shop(brush, u, u + wide, tall, index);
    else if (style.ground === 'lobby') drawOpening(brush, { u0: u + 0.25, v0: 0.4, u1: u + wide - 0.25, v1: tall - 0.6, panes: 2 });
    else drawOpening(brush, { u0: u + wide * 0.24, v0: 0.95, u1: u + wide * 0.76, v1: tall - 0.6, panes: 2, ...(style.arches === true ? { arch: true } : {}) });
  }
  layers.put(11, paint(fade(lit(stage.mood, mix(style.base, '#ffffff', 0.3), wall.normal))), quad(stage, wall, 0, tall - 0.22, wall.length, tall, 0.06));
  if (detail > 5) layers.put(12, paint(stage.mood.shadow, 0.22), quad(stage, wall, 0, tall - 0.42, wall.length, tall - 0.22));
}
