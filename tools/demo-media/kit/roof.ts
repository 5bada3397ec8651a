import type { Mass } from './mass.ts';
import type { Stage } from './scene.ts';
import type { V3 } from './projection.ts';
import { mix } from './color.ts';
import { footprint, heightOf } from './mass.ts';
import { air, face, lit } from './scene.ts';
import { open, poly, stroke } from './svg.ts';

const tile = '#96604c';
const seam = '#6a6f72';

function block(stage: Stage, [x, y, z]: V3, [w, d, h]: V3, colour: string): string {
  const { eye } = stage.cam;
  const faces: [V3, V3[]][] = [
    [[1, 0, 0], [[x + w, y, z], [x + w, y + d, z], [x + w, y + d, z + h], [x + w, y, z + h]]],
    [[-1, 0, 0], [[x, y, z], [x, y + d, z], [x, y + d, z + h], [x, y, z + h]]],
    [[0, 1, 0], [[x, y + d, z], [x + w, y + d, z], [x + w, y + d, z + h], [x, y + d, z + h]]],
    [[0, -1, 0], [[x, y, z], [x + w, y, z], [x + w, y, z + h], [x, y, z + h]]],
    [[0, 0, 1], [[x, y, z + h], [x + w, y, z + h], [x + w, y + d, z + h], [x, y + d, z + h]]],
  ];
  return faces.filter(([normal, [first]]) => first !== undefined &&
    (eye[0] - first[0]) * normal[0] + (eye[1] - first[1]) * normal[1] + (eye[2] - first[2]) * normal[2] > 0)
    .map(([normal, points]) => face(stage, points, air(stage, lit(stage.mood, colour, normal), [x, y, z]))).join('');
}
export { block as drawBlock };

function flatRoof(stage: Stage, mass: Mass, top: number): string {
  const { mood, cam, random } = stage;
  const outline = footprint(mass).map(([x, y]): V3 => [x, y, top]);
  const snow = mood.name === 'winter';
  if (cam.eye[2] <= top) return '';
  const plain = mood.name === 'card' ? '#f4eee2' : snow ? '#f4f5f3' : '#cfc8b8';
  const inset = 0.5;
  const { x, y, width, depth } = mass;
  const inner = footprint({ ...mass, x: x + inset, y: y + inset, width: width - 2 * inset, depth: depth - 2 * inset, round: Math.max(0, (mass.round ?? 0) - inset) })
    .map(([px, py]): V3 => [px, py, top]);
  const garden = mass.roof === 'terrace' && !snow && mood.name !== 'card';
  let out = face(stage, outline, air(stage, lit(mood, mix(mass.style.wall, '#ffffff', 0.4), [0, 0, 1]), [x, y, top])) +
    face(stage, inner, air(stage, lit(mood, garden ? mood.grass[1] : plain, [0, 0, 1]), [x, y, top]));
  out += stroke(poly(cam.polygon(inner)), mood.ink, 0.6, 0.35);
  if (mass.roof === 'solar') {
    for (let px = x + 2; px < x + width - 3; px += 2.6) {
      for (let py = y + 2; py < y + depth - 2; py += 4.4) {
        const panel: V3[] = [[px, py, top + 0.3], [px + 2.2, py, top + 0.3], [px + 2.2, py + 1.8, top + 1.3], [px, py + 1.8, top + 1.3]];
        out += face(stage, panel, air(stage, lit(mood, '#4a6180', [0, -0.5, 0.8]), [px, py, top])) + stroke(poly(cam.polygon(panel)), '#dfe6ea', 0.7, 0.7);
      }
    }
    return out;
  }
  const huts = mass.backdrop === true ? 0 : Math.max(1, Math.round(width / 26));
  for (let index = 0; index < huts; index += 1) {
    out += block(stage, [x + width * ((index + 0.5) / huts) - 2, y + depth * 0.5 - 1.6, top], [4.2, 3.4, 2.5], mass.style.wall);
    if (mood.name !== 'card') out += block(stage, [x + width * ((index + 0.5) / huts) + 4 + random.range(0, 2), y + depth * 0.4, top], [1.6, 1.2, 1.1], '#c3c2bb');
  }
  return out;
}

/** Steep clay roof along the longer side, with dormers that face the light. */
function gableRoof(stage: Stage, mass: Mass, top: number): string {
  const { mood, cam } = stage;
  const { x, y, width, depth, style } = mass;
  const over = 0.7;
  const alongX = width >= depth;
  const span = (alongX ? depth : width) / 2;
  const rise = span * 0.82;
  const at = (a: number, b: number, z: number): V3 => (alongX ? [x + a, y + b, top + z] : [x + b, y + a, top + z]);
  const length = alongX ? width : depth;
  const cover = mood.name === 'card' ? '#e2d6c2' : mood.name === 'winter' ? '#e9ebea' : mood.name === 'sketch' ? '#c9bfae' : style.attic === 0 ? '#7d7f7c' : tile;
  const planes = [-1, 1].map((side) => {
    const eave = side < 0 ? -over : span * 2 + over;
    const normal: V3 = alongX ? [0, side * 0.63, 0.77] : [side * 0.63, 0, 0.77];
    const colour = air(stage, lit(mood, cover, normal), [x, y, top]);
    const points = [at(-over, eave, -over * 0.8), at(length + over, eave, -over * 0.8), at(length + over, span, rise), at(-over, span, rise)];
    const origin = points[0] ?? cam.eye;
    const visible = cam.eye.reduce((sum, value, axis) => sum + (value - (origin[axis] ?? 0)) * (normal[axis] ?? 0), 0) > 0;
    return { side, visible, normal, colour, points };
  });
  // A gable that looks away would show below the eaves of its own house.
  const [eyeX, eyeY] = cam.eye;
  const facing = (a: number): boolean => (a === 0 ? (alongX ? eyeX < x : eyeY < y) : alongX ? eyeX > x + length : eyeY > y + length);
  const gables = [0, length].filter(facing).map((a) => face(stage, [at(a, 0, 0), at(a, span * 2, 0), at(a, span, rise)],
    air(stage, lit(mood, style.wall, alongX ? [a === 0 ? -1 : 1, 0, 0] : [0, a === 0 ? -1 : 1, 0]), [x, y, top]))).join('');
  const slopes = planes.filter(({ visible }) => visible).map(({ side, points, colour, normal }) => {
    const rows = Array.from({ length: mass.backdrop === true ? 0 : 9 }, (_, row) => {
      const share = (row + 1) / 10;
      const b = side < 0 ? span * share : span * (2 - share);
      return open(cam.line(at(-over, b, rise * share), at(length + over, b, rise * share)));
    }).join('');
    const count = Math.floor(length / 6);
    const dormers = Array.from({ length: mass.backdrop === true ? 0 : count }, (_, index) => {
      const middle = ((index + 0.5) * length) / count;
      const front = side < 0 ? span * 0.22 : span * 1.78;
      const back = side < 0 ? span * 0.86 : span * 1.14;
      const foot = rise * 0.22;
      const head = rise * 0.62;
      const wall = air(stage, lit(mood, mix(style.wall, '#f4ead8', 0.5), alongX ? [0, side, 0] : [side, 0, 0]), [x, y, top]);
      const glass = stage.random.chance(mood.lit) ? '#f6cf85' : air(stage, stage.random.pick(mood.glass), [x, y, top]);
      const cheek = (m: number): string => face(stage, [at(m, front, foot), at(m, front, head), at(m, side < 0 ? span * 0.64 : span * 1.36, head)], air(stage, lit(mood, seam, alongX ? [m > middle ? 1 : -1, 0, 0] : [0, m > middle ? 1 : -1, 0]), [x, y, top]));
      return cheek(middle - 1.1) + cheek(middle + 1.1) +
        face(stage, [at(middle - 1.1, front, foot), at(middle + 1.1, front, foot), at(middle + 1.1, front, head), at(middle - 1.1, front, head)], wall) +
        face(stage, [at(middle - 0.75, front, foot + 0.25), at(middle + 0.75, front, foot + 0.25), at(middle + 0.75, front, head - 0.2), at(middle - 0.75, front, head - 0.2)], glass) +
        face(stage, [at(middle - 1.35, front + side * 0.25, head - 0.1), at(middle + 1.35, front + side * 0.25, head - 0.1), at(middle + 1.35, back, rise * 0.84), at(middle - 1.35, back, rise * 0.84)], air(stage, mix(lit(mood, cover, normal), mood.ink, 0.12), [x, y, top]));
    }).join('');
    return face(stage, points, colour) + stroke(rows, mood.ink, 0.5, 0.22) + stroke(poly(cam.polygon(points)), mood.ink, 0.8, 0.4) + dormers;
  }).join('');
  return gables + slopes + (mass.backdrop === true ? [] : [0.25, 0.7]).map((share) => block(stage, at(length * share, span * 0.9, rise * 0.75), [1.1, 0.9, rise * 0.25 + 1.4], '#9c6048')).join('');
}

export function drawRoof(stage: Stage, mass: Mass): string {
  const top = (mass.z ?? 0) + heightOf(mass);
  const grown = mass.growth === undefined || mass.growth.frame >= mass.storeys;
  if (mass.roof === 'none') return '';
  if (mass.roof === 'gable' && grown) return gableRoof(stage, mass, top);
  return flatRoof(stage, { ...mass, roof: grown ? mass.roof ?? 'flat' : 'flat' }, top);
}
