import type { Stage } from './scene.ts';
import type { Wall } from './wall.ts';
import { fill, fineGroup, fineLine, stroke } from './svg.ts';
import { quad } from './wall.ts';

/** Tubes, decks and diagonal braces in front of a wall that is being clad. */
export function drawScaffold(stage: Stage, wall: Wall): string {
  const { cam } = stage;
  const line = (u0: number, v0: number, u1: number, v1: number): string => fineLine(cam.line(wall.at(u0, v0, 1.1), wall.at(u1, v1, 1.1)));
  const bays = Math.max(2, Math.round(wall.length / 3));
  const wide = wall.length / bays;
  const tubes: string[] = [];
  const braces: string[] = [];
  const decks: string[] = [];
  for (let bay = 0; bay <= bays; bay += 1) tubes.push(line(bay * wide, 0, bay * wide, wall.height + 1));
  for (let v = 2; v < wall.height + 1; v += 2.2) {
    decks.push(quad(stage, wall, 0, v - 0.08, wall.length, v + 0.1, 1.1));
    tubes.push(line(0, v + 1, wall.length, v + 1));
    for (let bay = Math.round(v) % 3; bay < bays; bay += 3) braces.push(line(bay * wide, v, (bay + 1) * wide, v - 2.2));
  }
  const net = quad(stage, wall, wide, wall.height * 0.25, wide * (bays - 1), wall.height * 0.75, 1.15);
  return fineGroup(fill(net, '#7c9377', 0.24) + fill(decks.join(''), '#b58d5c') + stroke(tubes.join(''), '#5d5c58', 1.8, 0.8) + stroke(braces.join(''), '#5d5c58', 1.4, 0.6));
}
