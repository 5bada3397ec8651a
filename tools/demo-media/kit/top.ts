import type { Growth } from './style.ts';
import type { Mass } from './mass.ts';
import type { Stage } from './scene.ts';
import type { V2 } from './svg.ts';
import type { Wall } from './wall.ts';
import { person } from './people.ts';
import { air, lit } from './scene.ts';
import { fill, fineGroup, fineLine, stroke } from './svg.ts';
import { quad } from './wall.ts';

/** What ends a house under way: formwork, waiting bars and a gang where the next storey comes, a parapet where none does. */
export function drawTop(stage: Stage, mass: Mass, growth: Growth, walls: readonly Wall[]): string {
  const { cam, mood, random } = stage;
  const growing = growth.frame < mass.storeys || growth.pouring === true;
  return walls.map((wall) => {
    const { height, length } = wall;
    const tone = (colour: string): string => air(stage, lit(mood, colour, wall.normal), wall.at(length / 2, height));
    if (!growing) return fineGroup(fill(quad(stage, wall, 0, height, length, height + 0.9), tone(growth.clad >= mass.storeys ? mass.style.wall : '#d4cec2')) + fill(quad(stage, wall, 0, height + 0.78, length, height + 0.95, 0.12), tone('#8d9090')));
    const bars: string[] = [];
    const panels: string[] = [];
    for (let u = 0.4; u < length; u += 2.5) {
      for (const shift of [0, 0.35]) bars.push(fineLine(cam.line(wall.at(u + shift, height + 0.8), wall.at(u + shift, height + 2.1))));
      panels.push(fineLine(cam.line(wall.at(u, height - 0.3, 0.2), wall.at(u, height + 1, 0.2))));
    }
    const gang = length < 9 ? [] : [0.22, 0.3, 0.64].map((share): V2 => cam.project(wall.at(length * share, height + 0.45)));
    return gang.map((feet) => person('helmet', random, feet, cam.scale(wall.at(length / 2, height)), mood.haze, 0.1)).join('') +
      fineGroup(stroke(bars.join(''), '#7d4632', 1.6, 0.85) + fill(quad(stage, wall, 0, height - 0.3, length, height + 1, 0.2), tone('#cfa25c')) + stroke(panels.join(''), mood.ink, 1.2, 0.45));
  }).join('');
}
