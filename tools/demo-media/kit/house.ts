import type { Brush } from './opening.ts';
import type { Box, Item, Stage } from './scene.ts';
import type { Mass } from './mass.ts';
import type { Camera } from './projection.ts';
import type { Wall } from './wall.ts';
import { mix } from './color.ts';
import { drawCell, drawFrame, drawMasonry } from './facade.ts';
import { drawGroundFloor } from './groundFloor.ts';
import { footprint, heightOf, hull } from './mass.ts';
import { drawRoof } from './roof.ts';
import { drawScaffold } from './scaffold.ts';
import { air, behind, boxOf, lit } from './scene.ts';
import { shadeOnWall } from './shade.ts';
import type { V2 } from './svg.ts';
import { fill, fineGroup, fineLine, finePoly, gradient, Layers, paint, stroke } from './svg.ts';
import { drawTexture } from './texture.ts';
import { drawTop } from './top.ts';
import { quad, seen, uv, wallOf } from './wall.ts';

/** From above and in models nobody looks for curtains: fewer strokes there keep the files small. */
const thrift = ({ parallel, eye, width }: Camera): number => (parallel ? 0.6 : eye[2] > 30 ? 0.5 : width > 1800 ? 0.8 : 0.64);

function drawStoreys(brush: Brush, mass: Mass): void {
  const { stage, wall, style, layers, fade } = brush;
  const raised = (mass.z ?? 0) > 0;
  const growth = mass.growth ?? { frame: mass.storeys, walls: mass.storeys, windows: mass.storeys, clad: mass.storeys };
  const count = Math.max(1, Math.round((wall.length - 0.4) / style.bay));
  const margin = 0.35;
  const wide = (wall.length - margin * 2) / count;
  const narrow = wall.length < 3.4;
  for (let storey = 0; storey < Math.min(mass.storeys, growth.frame); storey += 1) {
    const ground = storey === 0 && !raised;
    const v = raised ? storey * style.floor : ground ? 0 : style.groundHeight + (storey - 1) * style.floor;
    const tall = ground ? style.groundHeight : style.floor;
    if (storey >= growth.walls) {
      drawFrame(brush, v, tall);
      continue;
    }
    const bare = storey >= growth.windows;
    const own: Brush = bare ? { ...brush, stage: { ...stage, mood: { ...stage.mood, glass: ['#4a4a4c', '#565352', '#434447', '#5d5a57'], lit: 0 } }, detail: Math.min(brush.detail, 4.9), unlit: true }
      : mass.growth === undefined ? brush : { ...brush, stage: { ...stage, mood: { ...stage.mood, lit: 0 } }, unlit: true };
    const raw = storey >= growth.clad;
    if (raw) drawMasonry(own, v, tall, storey < (growth.wool ?? 0));
    if (ground && !raw) {
      drawGroundFloor(own);
      continue;
    }
    if (!raw && style.attic !== undefined && style.attic > 0 && storey >= mass.storeys - style.attic) {
      layers.put(1, paint(fade(lit(stage.mood, style.accent, wall.normal))), quad(stage, wall, 0, v, wall.length, v + tall));
    }
    if (narrow) {
      drawCell(own, { kind: wall.length > 0.8 ? 'g' : '.', u: 0, wide: wall.length, v, tall });
      layers.put(11, paint(fade(lit(stage.mood, raw ? style.masonry : style.wall, wall.normal))), quad(stage, wall, 0, v - 0.35, wall.length, v + 0.5));
    } else {
      const row = style.rows[storey % style.rows.length] ?? 'w';
      for (let column = 0; column < count; column += 1) {
        const kind = bare || raw ? 'w' : row[column % row.length] ?? 'w';
        drawCell(own, { kind, u: margin + column * wide, wide, v, tall });
      }
    }
    if (!raw && style.bands > 0 && storey % style.bands === 0) {
      layers.put(11, paint(fade(lit(stage.mood, mix(style.base, '#ffffff', 0.3), wall.normal))), quad(stage, wall, 0, v - 0.16, wall.length, v + 0.12, 0.1));
      layers.put(11, paint(stage.mood.shadow, 0.2), quad(stage, wall, 0, v - 0.4, wall.length, v - 0.16));
    }
  }
}

function drawWall(stage: Stage, mass: Mass, wall: Wall, index: number, neighbours: readonly Mass[]): string {
  const { mood, cam } = stage;
  const at = wall.at(wall.length / 2, wall.height / 2);
  const fade = (colour: string): string => air(stage, colour, at);
  const layers = new Layers();
  const brush: Brush = { stage, wall, style: mass.style, layers, detail: mass.backdrop === true ? Math.min(4.9, cam.scale(at)) : mass.company === true ? Math.min(7, cam.scale(at)) : cam.scale(at) * thrift(cam), fade };
  const base = fade(lit(mood, mass.style.wall, wall.normal));
  const outline = quad(stage, wall, 0, 0, wall.length, wall.height);
  const [foot, head] = [0, wall.height].map((v): V2 => {
    const [x, y] = cam.project(wall.at(wall.length / 2, v));
    return [x * 2, y * 2];
  });
  const id = `w${Math.round(mass.x * 7 + mass.y * 131 + (mass.z ?? 0) * 1009)}_${index}`;
  drawTexture(brush);
  drawStoreys(brush, mass);
  if (mass.style.cornice > 0 && mass.growth === undefined) {
    const v = wall.height;
    layers.put(19, paint(mood.shadow, 0.3), quad(stage, wall, 0, v - 0.5 - mass.style.cornice * 1.6, wall.length, v - 0.5));
    layers.put(20, paint(fade(lit(mood, mix(mass.style.base, '#ffffff', 0.45), wall.normal))), quad(stage, wall, -mass.style.cornice, v - 0.5, wall.length + mass.style.cornice, v + 0.1, mass.style.cornice));
  }
  const shades = neighbours.map((other) => uv(stage, wall, shadeOnWall(wall, other, mood.sun))).join('');
  if (mass.backdrop === true) return fineGroup(fill(outline, base) + layers.render() + stroke(outline, mood.ink, 1.2, 0.3));
  if (mood.name === 'sketch') return fineGroup(fill(outline, base) + layers.render() + pencil(stage, wall));
  return fineGroup(`<defs>${gradient(id, head ?? [0, 0], foot ?? [0, 0], [[0, mood.sunlight, wall.slide === undefined ? 0.02 : 0.12], [0.5, mood.shadow, 0], [1, mood.shadow, 0.2]])}</defs>` +
    fill(outline, base) + layers.render() + fill(shades, mood.shadow, mood.shadowOpacity + 0.08) +
    fill(outline, `url(#${id})`) + stroke(wall.length > 3.4 ? outline : '', mood.ink, Math.max(1.2, Math.min(2.8, brush.detail / 7)), 0.5));
}

/** A planned house is still a drawing: edges run past their corners, shade is hatched. */
function pencil(stage: Stage, wall: Wall): string {
  const { cam, mood, random } = stage;
  const past = 0.9;
  const { length, height } = wall;
  const line = (u0: number, v0: number, u1: number, v1: number): string => fineLine(cam.line(wall.at(u0, v0), wall.at(u1, v1)));
  const edges = line(-past, 0, length + past, 0) + line(-past, height, length + past, height) + line(0, -0.4, 0, height + past) + line(length, -0.4, length, height + past);
  const hatch: string[] = [];
  if (wall.normal[1] < -0.5) {
    for (let at = -height; at < length; at += 1.15) {
      const from = Math.max(0, at) + random.range(0, 0.4);
      const to = Math.min(length, at + height * 0.5);
      if (to > from) hatch.push(line(from, (from - at) * 2, to, Math.min(height, (to - at) * 2)));
    }
  }
  return stroke(edges, mood.ink, 2.6, 0.75) + stroke(hatch.join(''), mood.ink, 1.2, 0.22);
}

function draw(stage: Stage, mass: Mass, neighbours: readonly Mass[]): string {
  const height = heightOf(mass);
  if (height <= 0) return '';
  const outline = footprint(mass);
  const covers = neighbours.filter((other) => heightOf(other) > 0 && behind(boxFor(mass), boxFor(other), stage.cam.eye) && !behind(boxFor(other), boxFor(mass), stage.cam.eye))
    .map((other) => hull(footprint(other).flatMap(([x, y]): V2[] => [stage.cam.project([x, y, other.z ?? 0]), stage.cam.project([x, y, (other.z ?? 0) + heightOf(other)])])));
  const walls = outline.map((from, index) => ({ wall: { ...wallOf(stage, from, outline[(index + 1) % outline.length] ?? from, mass.z ?? 0, height), covers }, index }))
    .filter(({ wall }) => wall.length > 0.05 && seen(stage, wall));
  const body = walls.map(({ wall, index }) => drawWall(stage, mass, wall, index, neighbours)).join('');
  const scaffold = mass.growth?.scaffold === true ? walls.map(({ wall }) => drawScaffold(stage, wall)).join('') : '';
  return body + drawRoof(stage, mass) + (mass.growth === undefined ? '' : drawTop(stage, mass, mass.growth, walls.map(({ wall }) => wall))) + scaffold;
}

const boxFor = (mass: Mass): Box => boxOf(mass.x, mass.y, mass.z ?? 0, mass.width, mass.depth, Math.max(0.1, heightOf(mass)));

export function house(stage: Stage, mass: Mass, neighbours: readonly Mass[]): Item {
  return {
    box: boxFor(mass),
    draw: () => draw(stage, mass, neighbours.filter((other) => other !== mass)),
  };
}

/** Outlines of the shadows on the ground, as one path: overlapping shades do not add up. */
export const groundShadow = (stage: Stage, shapes: readonly (readonly (readonly [number, number, number])[])[]): string =>
  fineGroup(fill(shapes.map((points) => finePoly(stage.cam.polygon(points).map(([x, y]): V2 => [Math.round(x), Math.round(y)]))).join(''), stage.mood.shadow, stage.mood.shadowOpacity));

