import type { Brush } from './opening.ts';
import { mix } from './color.ts';
import { drawOpening } from './opening.ts';
import { lit } from './scene.ts';
import { finePoly, paint, pen } from './svg.ts';
import { castQuad, quad, uv } from './wall.ts';

function shop(brush: Brush, u0: number, u1: number, tall: number, index: number): void {
  const { stage, wall, layers, fade, style, detail } = brush;
  const awnings = [style.accent, '#6f7f5c', '#8a4b38', '#3f4b55'] as const;
  const glow = brush.unlit === true ? stage : { ...stage, mood: { ...stage.mood, lit: Math.max(stage.mood.lit > 0.3 ? 0.95 : 0.3, stage.mood.lit) } };
  drawOpening({ ...brush, stage: glow }, { u0: u0 + 0.2, v0: 0.25, u1: u1 - 0.2, v1: tall - 1, panes: 3 });
  layers.put(12, paint(fade(mix(lit(stage.mood, '#39414a', wall.normal), style.frame, 0.25))), quad(stage, wall, u0 + 0.15, tall - 1, u1 - 0.15, tall - 0.42));
  if (detail > 6 && brush.unlit !== true && index % 3 !== 1 && stage.mood.name !== 'card') {
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
  const warm = brush.unlit === true ? stage : { ...stage, mood: { ...stage.mood, lit: stage.mood.name === 'card' || stage.mood.name === 'sketch' ? 0 : 1 } };
  layers.put(3, paint(fade(lit(stage.mood, mix(style.accent, '#5b4636', 0.3), wall.normal))), quad(stage, wall, middle - 1.9, 0, middle + 1.9, tall - 0.4));
  drawOpening({ ...brush, stage: warm }, { u0: middle - 1.3, v0: 0.02, u1: middle + 1.3, v1: 2.6, panes: 2 });
  if (brush.detail > 20 && stage.mood.name !== 'card') lobby(brush, middle);
  layers.put(12, paint(stage.mood.shadow, 0.34), castQuad(stage, wall, middle - 2.1, 2.5, middle + 2.1, 2.9, 1.5));
  layers.put(14, paint(fade(lit(stage.mood, '#3b424a', wall.normal))), quad(stage, wall, middle - 2.1, 2.8, middle + 2.1, 3.02, 1.5));
}

/** What one sees through the glass of a near door: lamps, a bench, letter boxes, then the handles on the glass itself. */
function lobby({ stage, wall, layers, style }: Brush, middle: number): void {
  const q = (u0: number, v0: number, u1: number, v1: number): string => quad(stage, wall, middle + u0, v0, middle + u1, v1);
  layers.put(7, paint('#d9a866'), q(-1.2, 0.1, 1.2, 0.75));
  layers.put(7, paint('#8c5a3a', 0.55), q(0.35, 0.75, 1, 1.9));
  layers.put(7, paint('#f3ddb0'), [0, 1, 2, 3].map((row) => q(0.42, 0.85 + row * 0.26, 0.66, 1.05 + row * 0.26) + q(0.7, 0.85 + row * 0.26, 0.93, 1.05 + row * 0.26)).join(''));
  layers.put(7, paint('#6b4a33', 0.8), q(-1, 0.42, -0.2, 0.5) + q(-0.95, 0.1, -0.9, 0.42) + q(-0.3, 0.1, -0.25, 0.42));
  layers.put(8, paint('#fffbe8'), q(-0.8, 2.05, -0.5, 2.2) + q(0.1, 2.05, 0.4, 2.2));
  layers.put(8, paint('#5f7350', 0.8), uv(stage, wall, [[middle - 0.7, 0.5], [middle - 0.95, 1.2], [middle - 0.62, 0.95], [middle - 0.5, 1.4], [middle - 0.4, 0.95], [middle - 0.2, 1.15], [middle - 0.42, 0.5]]));
  layers.put(11, paint(style.frame), q(-0.04, 0.02, 0.04, 2.6) + q(-1.3, 2.1, 1.3, 2.18) + q(-1.3, 0, 1.3, 0.12));
  layers.put(12, paint('#c9a46a'), q(-0.16, 0.85, -0.1, 1.6) + q(0.1, 0.85, 0.16, 1.6));
  layers.put(12, paint('#fff4d6', 0.9), q(-1.72, 1.9, -1.56, 2.25) + q(1.56, 1.9, 1.72, 2.25));
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
