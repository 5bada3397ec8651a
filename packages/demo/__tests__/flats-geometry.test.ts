import fc from 'fast-check';
import { COMPLEXES } from '../flats/data/complexes.ts';
import { KINDS } from '../flats/data/kinds.ts';
import { TYPES } from '../flats/data/types.ts';
import { layoutsOf } from '../flats/files.ts';
import { furnish } from '../flats/furniture/furnish.ts';
import { zonesOf } from '../flats/furniture/zones.ts';
import { OUTSIDE } from '../flats/geometry/grid.ts';
import { contains, slabsOf } from '../flats/geometry/rectilinear.ts';
import { isHorizontal, overlapArea, overlaps, polygonArea } from '../flats/geometry/shapes.ts';
import { fitArea } from '../flats/plan/fitArea.ts';
import { isOpen, type Layout, type Room } from '../flats/plan/layout.ts';
import { HALF_PARTITION } from '../flats/plan/walls.ts';
import { expectEach } from '../../../__tests__/support/expectEach.ts';
import { runs } from '../../../__tests__/support/properties.ts';

const layouts = COMPLEXES.flatMap((complex) =>
  [...layoutsOf(complex)].map(([key, layout]) => ({ name: `${complex.alias} ${key}`, layout })),
);

const shared = (a: Room, b: Room): number =>
  a.slabs.reduce((sum, one) => b.slabs.reduce((more, other) => more + overlapArea(one, other), sum), 0);

/** Square centimetres of the partitions: the shell's inside less its rooms must be no more than walls of their thickness. */
function wallsWithin(layout: Layout): { walls: number; expected: number } {
  const heated = layout.rooms.filter(({ letter }) => !isOpen(letter));
  const { xs, ys, rows } = layout.grid;
  const cells = rows.flatMap((row, y) =>
    row
      .split('')
      .map((letter, x) =>
        letter === OUTSIDE || isOpen(letter)
          ? 0
          : ((xs[x + 1] ?? 0) - (xs[x] ?? 0)) * ((ys[y + 1] ?? 0) - (ys[y] ?? 0)),
      ),
  );
  const inside = cells.reduce((sum, area) => sum + area, 0);
  const net = heated.reduce((sum, { polygon }) => sum + polygonArea(polygon), 0);
  const lengths = heated.flatMap(({ edges }) =>
    edges.filter(({ neighbour }) => neighbour !== OUTSIDE && !isOpen(neighbour)),
  );
  const expected = lengths.reduce(
    (sum, { from, to }) => sum + (Math.abs(to.x - from.x) + Math.abs(to.y - from.y)) * HALF_PARTITION,
    0,
  );
  return { walls: inside - net, expected };
}

function reachable({ openings }: Layout): Set<string> {
  const seen = new Set([OUTSIDE]);
  for (let before = -1; before !== seen.size;) {
    before = seen.size;
    for (const { kind, from, into } of openings) {
      if (kind === 'window' || (!seen.has(from) && !seen.has(into))) continue;
      seen.add(from).add(into);
    }
  }
  return seen;
}

test('rooms do not overlap', () =>
  expectEach(layouts, ({ layout }) => {
    layout.rooms.forEach((room, index) => {
      for (const other of layout.rooms.slice(index + 1)) expect(shared(room, other)).toBe(0);
    });
  }));

test('rooms and partitions fill the flat without gaps', () =>
  expectEach(layouts, ({ layout }) => {
    const { walls, expected } = wallsWithin(layout);
    // Corners where partitions meet are counted once too often or once too few.
    const corners = layout.rooms.length * 4 * HALF_PARTITION ** 2 * 2;
    expect(Math.abs(walls - expected)).toBeLessThanOrEqual(corners);
  }));

test('the areas of the rooms match the drawing', () =>
  expectEach(layouts, ({ layout }) => {
    for (const { polygon, slabs, kind, area } of layout.rooms) {
      const metres = (polygonArea(polygon) / 10_000) * KINDS[kind].coefficient;
      expect(Math.abs(area - metres)).toBeLessThanOrEqual(0.0501);
      expect(slabs.reduce((sum, { width, height }) => sum + width * height, 0)).toBeCloseTo(polygonArea(polygon));
    }
  }));

test('every room can be reached from the entrance by doors', () =>
  expectEach(layouts, ({ layout }) => {
    expect(reachable(layout)).toEqual(new Set([OUTSIDE, ...layout.rooms.map(({ letter }) => letter)]));
    expect(layout.openings.filter(({ kind }) => kind === 'entrance')).toHaveLength(1);
  }));

test('windows are in the facade only, and every living room and kitchen has one', () =>
  expectEach(layouts, ({ layout }) => {
    const windows = layout.openings.filter(({ kind }) => kind === 'window');
    for (const { side } of windows) expect(layout.facade).toContain(side);
    const lit = new Set(
      layout.openings.filter(({ kind }) => kind === 'window' || kind === 'balconyDoor').map(({ from }) => from),
    );
    const dark = layout.rooms.filter(
      ({ letter, kind }) => (KINDS[kind].living || KINDS[kind].kitchen) && !lit.has(letter),
    );
    expect(dark.map(({ letter }) => letter)).toEqual([]);
  }));

test('every opening fits the wall of both rooms', () =>
  expectEach(layouts, ({ layout }) => {
    for (const { hole, side, from, into, kind } of layout.openings) {
      for (const letter of [from, into]) {
        const room = layout.rooms.find((one) => one.letter === letter);
        if (!room || kind === 'window') continue;
        const along = isHorizontal(side);
        const touching = room.slabs.reduce((sum, slab) => {
          const grown = along
            ? { ...hole, y: hole.y - 1, height: hole.height + 2 }
            : { ...hole, x: hole.x - 1, width: hole.width + 2 };
          return sum + overlapArea(slab, grown);
        }, 0);
        expect(touching).toBeGreaterThanOrEqual(along ? hole.width : hole.height);
      }
    }
  }));

test('furniture stands in its room without overlaps, and leaves the doors free', () =>
  expectEach(layouts, ({ layout }) => {
    const furniture = furnish(layout);
    for (const room of layout.rooms) {
      const items = furniture.get(room.letter) ?? [];
      const { doors } = zonesOf(room, layout.openings);
      items.forEach(({ rect }, index) => {
        expect(contains(room.slabs, rect)).toBe(true);
        expect(doors.some((zone) => overlaps(zone, rect))).toBe(false);
        expect(items.slice(index + 1).some((other) => overlaps(other.rect, rect))).toBe(false);
      });
    }
  }));

test('the flat has a kitchen, a WC and a bathroom', () =>
  expectEach(layouts, ({ layout }) => {
    const kinds = [...furnish(layout).values()].flat().map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['kitchen', 'wc', 'basin', 'bed']));
    expect(kinds.some((kind) => kind === 'bath' || kind === 'shower')).toBe(true);
  }));

test('a type reaches the requested area, mirrored or not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 830, max: 980 }), fc.boolean(), (tenths, mirrored) => {
      expect(fitArea(TYPES.threeLine, { area: tenths / 10, mirrored }).totalArea).toBe(tenths / 10);
    }),
    { numRuns: runs(20) },
  );
});

test('the slabs of a polygon cover it exactly', () => {
  const lShape = [
    { x: 0, y: 0 },
    { x: 300, y: 0 },
    { x: 300, y: 100 },
    { x: 100, y: 100 },
    { x: 100, y: 400 },
    { x: 0, y: 400 },
  ];
  expect(slabsOf(lShape)).toEqual([
    { x: 0, y: 0, width: 100, height: 400 },
    { x: 100, y: 0, width: 200, height: 100 },
  ]);
});
