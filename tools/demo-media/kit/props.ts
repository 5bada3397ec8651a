import type { Item, Stage } from './scene.ts';
import type { Pose } from './people.ts';
import type { V2 } from './svg.ts';
import type { V3 } from './projection.ts';
import { mix } from './color.ts';
import { person } from './people.ts';
import { drawBlock } from './roof.ts';
import { air, boxOf, face, lit } from './scene.ts';
import { fill, n, open, poly, stroke } from './svg.ts';

export function personItem(stage: Stage, pose: Pose, [x, y]: V2, tall = 1): Item {
  const { cam, mood, random } = stage;
  return {
    box: boxOf(x - 0.3, y - 0.3, 0, 0.6, 0.6, 1.8),
    draw: () => {
      const at: V3 = [x, y, 0];
      const feet = cam.project(at);
      const end: V3 = [x - (mood.sun[0] / mood.sun[2]) * 1.5, y - (mood.sun[1] / mood.sun[2]) * 1.5, 0];
      const shade = poly(cam.polygon([[x - 0.16, y - 0.1, 0], [x + 0.16, y + 0.1, 0], [end[0] + 0.16, end[1] + 0.1, 0], [end[0] - 0.12, end[1] - 0.08, 0]]));
      const veil = mood.name === 'evening' ? mood.shadow : mood.haze;
      const away = Math.hypot(x - cam.eye[0], y - cam.eye[1]);
      return (cam.scale(at) < 12 ? '' : fill(shade, mood.shadow, 0.3)) + person(pose, random, feet, cam.scale(at) * tall, veil, mood.name === 'evening' ? 0.4 : mood.name === 'sketch' ? 0.55 : Math.min(0.5, away / 260));
    },
  };
}

/** Length and height of a hatchback's outline, from the tail to the nose. */
const carOutline: readonly V2[] = [[0.05, 0.28], [0, 0.75], [0.12, 0.98], [0.62, 1.42], [1.9, 1.46], [2.75, 0.98], [3.9, 0.84], [4.18, 0.6], [4.2, 0.28]];
const carWindows: readonly (readonly V2[])[] = [[[0.55, 1], [0.85, 1.34], [1.42, 1.38], [1.42, 0.98]], [[1.52, 0.98], [1.52, 1.38], [1.88, 1.38], [2.5, 0.98]]];

/** A car as its side outline, drawn out to its width: shade, body, glass, wheels. */
export function carItem(stage: Stage, [x, y]: V2, alongX: boolean, paintwork: string): Item {
  const wide = 1.75;
  const at = ([along, z]: V2, across: number): V3 => (alongX ? [x + along, y + across, z] : [x + across, y + along, z]);
  return {
    box: alongX ? boxOf(x, y, 0, 4.2, wide, 1.5) : boxOf(x, y, 0, wide, 4.2, 1.5),
    draw: () => {
      const { mood, cam } = stage;
      const near = (alongX ? cam.eye[1] < y : cam.eye[0] < x) ? 0 : wide;
      const normal: V3 = alongX ? [0, near === 0 ? -1 : 1, 0] : [near === 0 ? -1 : 1, 0, 0];
      const shade = [[-0.2, -0.2], [4.5, -0.2], [4.8, wide + 0.4], [0.1, wide + 0.4]].map(([along = 0, across = 0]) => at([along, 0], across));
      const glass = mix(mood.glass[0], mood.ink, 0.35);
      const strips = carOutline.slice(1).map((to, index) => {
        const from = carOutline[index] ?? to;
        const tilt: V2 = [-(to[1] - from[1]), to[0] - from[0]];
        const long = Math.hypot(...tilt);
        const out: V3 = alongX ? [tilt[0] / long, 0, tilt[1] / long] : [0, tilt[0] / long, tilt[1] / long];
        const start = at(from, 0);
        const towards = (cam.eye[0] - start[0]) * out[0] + (cam.eye[1] - start[1]) * out[1] + (cam.eye[2] - start[2]) * out[2];
        const isGlass = index === 2 || index === 4;
        return towards <= 0 ? '' : face(stage, [start, at(to, 0), at(to, wide), at(from, wide)], air(stage, lit(mood, isGlass ? glass : paintwork, out), start));
      }).join('');
      const wheels = [0.85, 3.35].map((along) => Array.from({ length: 10 }, (_, index): V3 => at([along + Math.cos(index * 0.628) * 0.34, 0.34 + Math.sin(index * 0.628) * 0.34], near)));
      return fill(poly(cam.polygon(shade)), mood.shadow, 0.34) + strips +
        face(stage, carOutline.map((point) => at(point, near)), air(stage, lit(mood, paintwork, normal), at([0, 0], near))) +
        carWindows.map((pane) => face(stage, pane.map((point) => at(point, near)), air(stage, glass, at([0, 0], near)))).join('') +
        stroke(poly(cam.polygon(carOutline.map((point) => at(point, near)))), mood.ink, 0.7, 0.4) +
        wheels.map((ring) => face(stage, ring, '#24282c')).join('');
    },
  };
}

const bars = (stage: Stage, lines: readonly (readonly [V3, V3])[]): string =>
  lines.map(([from, to]) => open(stage.cam.line(from, to))).join('');

export function craneItem(stage: Stage, [x, y]: V2, tall: number): Item {
  return {
    box: boxOf(x - 1, y - 1, 0, 2, 2, tall),
    draw: () => {
      const { mood, cam } = stage;
      const lines: [V3, V3][] = [];
      for (let z = 0; z < tall; z += 3) {
        lines.push([[x - 1, y, z], [x + 1, y, z + 3]], [[x + 1, y, z], [x - 1, y, z + 3]], [[x - 1, y, z + 3], [x + 1, y, z + 3]]);
      }
      const jib = tall * 0.72;
      const [tip, tail, peak]: [V3, V3, V3] = [[x - jib, y - 4, tall + 1], [x + jib * 0.32, y + 1.3, tall + 1], [x, y, tall + 8]];
      for (let share = 0; share < 1; share += 0.045) {
        const a: V3 = [x - jib * share, y - 4 * share, tall];
        const b: V3 = [x - jib * (share + 0.0225), y - 4 * (share + 0.0225), tall + 1.6];
        const c: V3 = [x - jib * (share + 0.045), y - 4 * (share + 0.045), tall];
        lines.push([a, b], [b, c], [a, c]);
      }
      const hook: V3 = [x - jib * 0.62, y - 2.5, tall];
      const low: V3 = [hook[0], hook[1], tall * 0.72];
      const width = Math.max(0.8, cam.scale([x, y, tall / 2]) * 0.16);
      const tone = air(stage, lit(mood, '#c9883c', [-1, 0, 0]), [x, y, 0]);
      const mast: [V3, V3][] = [[[x - 1, y, 0], [x - 1, y, tall]], [[x + 1, y, 0], [x + 1, y, tall]], [[x - 1, y, tall], peak], [[x + 1, y, tall], peak], [[x, y, tall + 1.6], [tip[0], tip[1], tall + 1.6]], [[x, y, tall], tail]];
      return stroke(bars(stage, lines), tone, width * 0.7) + stroke(bars(stage, mast), tone, width * 1.3) +
        stroke(bars(stage, [[peak, [x - jib * 0.7, y - 2.8, tall + 1.6]], [peak, tail], [hook, low]]), mood.ink, width * 0.45, 0.8) +
        drawBlock(stage, [x + 0.6, y - 1.6, tall - 1.6], [1.7, 1.6, 2], '#efe4cd') + drawBlock(stage, [tail[0] - 2, tail[1] - 0.6, tall - 1.8], [2.4, 1.2, 2], '#8d8f8e') +
        drawBlock(stage, [low[0] - 1.2, low[1] - 0.5, low[2] - 1], [2.4, 1, 0.9], '#a5563d');
    },
  };
}

/** The works' old chimney: twelve sides, tapering, its bands kept. */
export function chimneyItem(stage: Stage, [x, y]: V2, tall: number): Item {
  return {
    box: boxOf(x - 2, y - 2, 0, 4, 4, tall),
    draw: () => {
      const ring = (z: number): V3[] => Array.from({ length: 13 }, (_, side): V3 => {
        const radius = 2.1 - (z / tall) * 0.9 + (z > tall - 2 ? 0.35 : 0);
        return [x + Math.cos((side / 12) * 6.2832) * radius, y + Math.sin((side / 12) * 6.2832) * radius, z];
      });
      const levels = [0, 2.5, 2.501, tall * 0.5, tall - 2.01, tall - 2, tall];
      return levels.slice(1).map((high, index) => {
        const [low, top] = [ring(levels[index] ?? 0), ring(high)];
        return low.slice(1).map((corner, side) => {
          const angle = ((side + 0.5) / 12) * 6.2832;
          const normal: V3 = [Math.cos(angle), Math.sin(angle), 0];
          const from = low[side] ?? corner;
          if ((stage.cam.eye[0] - from[0]) * normal[0] + (stage.cam.eye[1] - from[1]) * normal[1] <= 0) return '';
          return face(stage, [from, corner, top[side + 1] ?? corner, top[side] ?? from], air(stage, lit(stage.mood, index === 0 || index === 5 ? '#8a4734' : '#a95a41', normal), [x, y, 0]));
        }).join('');
      }).join('') + stroke([0.3, 0.5, 0.7, 0.85].map((share) => open(stage.cam.line([x - 1.6, y - 1.2, tall * share], [x + 1.6, y - 1.2, tall * share]))).join(''), stage.mood.ink, 1.1, 0.4);
    },
  };
}

export function benchItem(stage: Stage, [x, y]: V2): Item {
  return {
    box: boxOf(x, y, 0, 1.8, 0.5, 0.9),
    draw: () => fill(poly(stage.cam.polygon([[x, y, 0], [x + 2, y, 0], [x + 2.4, y + 0.8, 0], [x + 0.4, y + 0.8, 0]])), stage.mood.shadow, 0.25) +
      drawBlock(stage, [x + 0.1, y + 0.1, 0], [0.12, 0.4, 0.42], '#4a4f52') + drawBlock(stage, [x + 1.6, y + 0.1, 0], [0.12, 0.4, 0.42], '#4a4f52') +
      drawBlock(stage, [x, y + 0.42, 0.42], [1.8, 0.06, 0.45], '#a9794e') + drawBlock(stage, [x, y, 0.4], [1.8, 0.48, 0.08], '#b98a5c'),
  };
}

export function lampItem(stage: Stage, [x, y]: V2): Item {
  return {
    box: boxOf(x - 0.1, y - 0.1, 0, 0.2, 0.2, 4.2),
    draw: () => {
      const { cam, mood } = stage;
      const [hx, hy] = cam.project([x, y, 4.2]);
      const size = cam.scale([x, y, 0]);
      const glow = mood.lit > 0.4 ? [1.6, 0.9].map((r, index) => `<circle cx="${n(hx)}" cy="${n(hy)}" r="${n(size * r)}" fill="#f8d48a" fill-opacity="${index === 0 ? 0.12 : 0.2}"/>`).join('') : '';
      return stroke(open(cam.line([x, y, 0], [x, y, 4.1])), mood.ink, Math.max(0.8, size * 0.09)) +
        fill(`M${n(hx - size * 0.3)} ${n(hy)}h${n(size * 0.6)}l${n(-size * 0.12)} ${n(-size * 0.16)}h${n(-size * 0.36)}z`, mood.ink) +
        fill(`M${n(hx - size * 0.22)} ${n(hy)}h${n(size * 0.44)}v${n(size * 0.08)}h${n(-size * 0.44)}z`, '#fbe6b0') + glow;
    },
  };
}

/** Sand, a swing, a slide and a climbing arch; warm wood and one red. */
export function playgroundItems(stage: Stage, [x, y]: V2): Item[] {
  const frame: [V3, V3][] = [[[x - 4, y, 0], [x - 3.4, y + 0.8, 2.3]], [[x - 4, y + 1.6, 0], [x - 3.4, y + 0.8, 2.3]], [[x + 0.6, y, 0], [x, y + 0.8, 2.3]], [[x + 0.6, y + 1.6, 0], [x, y + 0.8, 2.3]], [[x - 3.4, y + 0.8, 2.3], [x, y + 0.8, 2.3]]];
  const ropes: [V3, V3][] = [[[x - 2.8, y + 0.8, 2.3], [x - 2.8, y + 0.6, 0.5]], [[x - 2.3, y + 0.8, 2.3], [x - 2.3, y + 0.6, 0.5]], [[x - 1.2, y + 0.8, 2.3], [x - 1.2, y + 1.1, 0.6]], [[x - 0.7, y + 0.8, 2.3], [x - 0.7, y + 1.1, 0.6]]];
  return [
    { box: boxOf(x - 4, y, 0, 4.6, 1.6, 2.4), draw: () => stroke(bars(stage, frame), '#9a6b42', Math.max(1, stage.cam.scale([x, y, 0]) * 0.14)) + stroke(bars(stage, ropes), stage.mood.ink, Math.max(0.6, stage.cam.scale([x, y, 0]) * 0.04), 0.8) + stroke(bars(stage, [[[x - 2.8, y + 0.6, 0.5], [x - 2.3, y + 0.6, 0.5]], [[x - 1.2, y + 1.1, 0.6], [x - 0.7, y + 1.1, 0.6]]]), '#a5563d', Math.max(1.4, stage.cam.scale([x, y, 0]) * 0.1)) },
    { box: boxOf(x + 2, y, 0, 4.4, 1.4, 2.6), draw: () => drawBlock(stage, [x + 2, y, 0], [1.4, 1.4, 1.4], '#b98d5f') + drawBlock(stage, [x + 2, y, 2.4], [1.4, 1.4, 0.16], '#a5563d') + stroke(bars(stage, [[[x + 2, y, 1.4], [x + 2, y, 2.4]], [[x + 3.4, y, 1.4], [x + 3.4, y, 2.4]], [[x + 3.4, y + 1.4, 1.4], [x + 3.4, y + 1.4, 2.4]]]), '#7d5636', 1.6) + face(stage, [[x + 3.4, y + 0.3, 1.4], [x + 6.3, y + 0.3, 0.1], [x + 6.3, y + 1, 0.1], [x + 3.4, y + 1, 1.4]], lit(stage.mood, '#d9b36b', [0.4, 0, 0.9])) },
  ];
}

export const sandPit = (stage: Stage, [x, y]: V2): string =>
  face(stage, Array.from({ length: 20 }, (_, index): V3 => [x + 0.5 + Math.cos((index / 20) * 6.2832) * 8.4, y + 0.8 + Math.sin((index / 20) * 6.2832) * 4.4, 0]), lit(stage.mood, stage.mood.name === 'winter' ? '#ebe9e3' : '#dcc595', [0, 0, 1]));
