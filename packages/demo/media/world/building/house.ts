import { randomOf, type Random } from '../../random.ts';
import { bays, type Clothes } from './bays.ts';
import { drawFrame, drawScaffold, formwork } from './frame.ts';
import { entrance, groundBay } from '../outdoors/groundBays.ts';
import { type Course, courseOf, levelOf } from './levels.ts';
import type { Mesh } from '../mesh/mesh.ts';
import { type Paint, paint } from '../mesh/paint.ts';
import { edgesOf, type Footprint, inside, type Section, wallsEnd } from '../plan.ts';
import { drawRoof } from './roof.ts';
import type { Growth, HouseStyle } from '../style.ts';
import { Wall } from './wall.ts';

export interface House {
  key: string;
  sections: readonly Section[];
  style: HouseStyle;
}

interface HouseOptions {
  growth?: Growth | undefined;
  /** Few faces, for the model file. */
  plain?: boolean;
}

const wool = paint('#c9b878', 'panel');

const hides = (others: readonly Section[], style: HouseStyle, at: Footprint, low: number): boolean =>
  others.some((other) => levelOf(style, wallsEnd(other) + 1) > low + 0.5 && inside(other, at));

/** What the wall of a storey wears: the masonry first, then wool, then its final face. */
function clothesOf(
  style: HouseStyle,
  storey: number,
  top: number,
  random: Random,
  growth: Growth | undefined,
  plain: boolean,
): Clothes & { base: Paint } {
  const clad = growth === undefined || storey <= growth.clad;
  const bare = paint(style.masonry, 'brick');
  const under = growth !== undefined && storey <= growth.wool ? wool : bare;
  const high = storey > top - style.attic;
  const face = high ? paint(style.accent, style.accentKind) : paint(style.wall, style.wallKind);
  return {
    style,
    random,
    plain,
    wall: clad ? face : under,
    accent: clad ? (high ? paint(style.wall, style.wallKind) : paint(style.accent, style.accentKind)) : under,
    base: clad ? paint(style.base, style.baseKind) : under,
    frame: paint(style.frame, 'metal'),
    windows: growth === undefined || storey <= growth.windows,
  };
}

function drawBands(wall: Wall, style: HouseStyle, { storey, low }: Course, top: number): void {
  const stone = paint(style.ledge > 0 ? style.wall : style.base, style.ledge > 0 ? 'stone' : style.baseKind);
  const around = { left: -style.ledge, right: wall.length + style.ledge };
  if (style.ledge > 0 && storey > 1) wall.block({ ...around, low: low - 0.2, high: low + 0.18 }, 0, style.ledge, stone);
  else if (storey === 2) {
    wall.block({ left: -0.08, right: wall.length + 0.08, low: low - 0.25, high: low + 0.05 }, 0, 0.09, stone);
  } else if (style.bands > 0 && storey > 2 && storey <= top && (storey - 2) % style.bands === 0) {
    wall.block({ left: -0.05, right: wall.length + 0.05, low: low - 0.16, high: low }, 0, 0.06, stone);
  }
}

function drawWall(
  wall: Wall,
  house: House,
  section: Section,
  index: number,
  { growth, plain = false }: HouseOptions,
): void {
  const { style } = house;
  const others = house.sections.filter((other) => other !== section);
  const top = wallsEnd(section);
  const walls = Math.min(top, growth?.walls ?? top);
  const count = Math.max(1, Math.round(wall.length / style.bay));
  const wide = wall.length / count;
  const random = randomOf(`${house.key}${section.x}${index}`);
  for (let storey = 1; storey <= walls; storey += 1) {
    const course = courseOf(style, storey);
    const clothes = clothesOf(style, storey, top, random, growth, plain);
    const row = style.rows[Math.floor((storey - 1) / 2) % style.rows.length] ?? 'w';
    const runs: { left: number; right: number }[] = [];
    for (let bay = 0; bay < count; bay += 1) {
      const place = { left: bay * wide, right: (bay + 1) * wide, low: course.low, high: course.high };
      const [x, y] = wall.at((bay + 0.5) * wide, 0.4, 0);
      if (hides(others, style, [x, y], course.low)) continue;
      runs.push(place);
      const corner = count > 2 && (bay === 0 || bay === count - 1);
      const letter = row[(bay + index * 2) % row.length] ?? 'w';
      if (storey === 1) {
        if (section.doors?.includes(index) === true && bay === Math.floor(count / 2)) entrance(wall, place, clothes);
        else groundBay(wall, place, clothes);
      } else (bays[corner && 'bl'.includes(letter) ? 'w' : letter] ?? bays.w)?.(wall, place, clothes);
    }
    if (!plain && runs.length === count) drawBands(wall, style, course, top);
  }
}

export function drawHouse(mesh: Mesh, house: House, options: HouseOptions = {}): void {
  const { growth, plain = false } = options;
  for (const section of house.sections) {
    const frame = Math.min(section.storeys, growth?.frame ?? section.storeys);
    edgesOf(section).forEach(([from, to], index) => drawWall(new Wall(mesh, from, to), house, section, index, options));
    if (growth !== undefined && growth.walls < section.storeys) {
      drawFrame(mesh, section, house.style, growth.walls + 1, frame);
    }
    if (frame < section.storeys) formwork(mesh, section, house.style, frame);
    else if (growth === undefined || growth.walls >= wallsEnd(section)) {
      drawRoof(mesh, house, section, { plain, finished: growth === undefined || growth.windows > 0 });
    }
    if (growth?.scaffold === true && !plain) {
      drawScaffold(mesh, section, house.style, Math.min(section.storeys, growth.walls + 1));
    }
  }
}
