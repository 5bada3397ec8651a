import { parse } from 'yaml';
import { isOutline } from '../../../server/backend/content/outline.ts';
import { COMPLEXES } from '../flats/data/complexes.ts';
import { demoFlatsFiles, layoutsOf } from '../flats/files.ts';
import { floorPlansOf } from '../flats/floor/floorPlans.ts';
import { entranceOf, outlineOfPlace, type Place, rectToFloor, toFloor, turnSide } from '../flats/floor/place.ts';
import { slabsOf } from '../flats/geometry/rectilinear.ts';
import { grow, OUTWARD, overlapArea, type Rect } from '../flats/geometry/shapes.ts';
import { flatRows } from '../flats/list/flatRows.ts';
import { expectEach } from '../../../__tests__/support/expectEach.ts';

const files = demoFlatsFiles();
const plans = COMPLEXES.flatMap((complex) =>
  floorPlansOf(complex, layoutsOf(complex)).map((plan) => ({ name: `${complex.alias} ${plan.key}`, complex, plan })),
);

const roomsOf = (place: Place): Rect[] =>
  place.layout.rooms.flatMap(({ slabs }) => slabs.map((slab) => rectToFloor(place, slab)));
const meeting = (some: readonly Rect[], others: readonly Rect[]): number =>
  some.reduce((sum, a) => others.reduce((all, b) => all + overlapArea(a, b), sum), 0);

test('flats, stairs and corridor do not overlap', () =>
  expectEach(plans, ({ plan }) => {
    const { places, corridor, core } = plan.packed;
    const parts = [...places.map(roomsOf), [corridor], [core]];
    parts.forEach((part, index) => {
      for (const other of parts.slice(index + 1)) expect(meeting(part, other)).toBe(0);
    });
  }));

test('every entrance opens to the corridor, which leads to the stairs', () =>
  expectEach(plans, ({ plan }) => {
    const { places, corridor, core } = plan.packed;
    for (const place of places) expect(overlapArea(grow(entranceOf(place).hole, 1), corridor)).toBeGreaterThan(0);
    expect(overlapArea(grow(core, 30), corridor)).toBeGreaterThan(0);
  }));

test('no window faces a wall', () =>
  expectEach(plans, ({ plan }) => {
    const { places, corridor, core } = plan.packed;
    const solid = [...places.map((place) => slabsOf(outlineOfPlace(place))), [corridor], [core]];
    places.forEach((place, index) => {
      for (const { kind, hole, side } of place.layout.openings.filter((opening) => opening.kind === 'window')) {
        const { x, y } = OUTWARD[turnSide(side, place.turned)];
        const seen = rectToFloor(place, hole);
        const before = { ...seen, x: seen.x + x * 200, y: seen.y + y * 200 };
        expect({ kind, blocked: meeting([before], solid.filter((_, at) => at !== index).flat()) }).toEqual({
          kind,
          blocked: 0,
        });
      }
    });
  }));

test('the flats face where the list says, by the north arrow of the drawing', () =>
  expectEach(plans, ({ complex, plan }) => {
    const { places } = plan.packed;
    const rows = flatRows(complex, layoutsOf(complex)).filter(
      (row) => row.building === plan.building && row.section === plan.section && row.floor === plan.floors[0],
    );
    const upper = ['n', 'e', 's', 'w'].indexOf(plan.up);
    const turns = { n: 0, e: 1, s: 2, w: 3 } as const;
    const world = (side: keyof typeof turns): string => ['n', 'e', 's', 'w'][(turns[side] + upper) % 4] ?? '';
    expect(
      places.map(({ layout, turned }) => layout.facade.map((side) => world(turnSide(side, turned))).sort()),
    ).toEqual(rows.map(({ orientation }) => [...orientation].sort()));
  }));

test('outlines are within the sheet and contain their labels', () =>
  expectEach(plans, ({ plan }) => {
    const { places } = plan.packed;
    const [, width = 0, height = 0] = (/viewBox="0 0 (\d+) (\d+)"/.exec(plan.svg) ?? []).map(Number);
    plan.places.forEach(({ outline, label }, index) => {
      expect(isOutline(outline)).toBe(true);
      const place = places[index] as Place;
      const corners = outlineOfPlace(place).length;
      expect(corners).toBeGreaterThanOrEqual(4);
      expect([label.x > 0, label.x < width, label.y > 0, label.y < height]).toEqual([true, true, true, true]);
      for (const [, x] of outline.matchAll(/[MH](\d+)/g)) expect(Number(x)).toBeLessThan(width);
      for (const [, y] of outline.matchAll(/(?:M\d+ |V)(\d+)/g)) expect(Number(y)).toBeLessThan(height);
    });
  }));

test('the drawing is small and has no text', () =>
  expectEach(plans, ({ plan }) => {
    expect(plan.svg.length).toBeLessThan(24_000);
    expect(plan.svg).not.toContain('<text');
  }));

test('a rotated place keeps its position, upside down', () => {
  const place = plans.flatMap(({ plan }) => plan.packed.places).find(({ turned }) => turned) as Place;
  const { xs, ys } = place.layout.grid;
  expect(toFloor(place, { x: xs.at(-1) ?? 0, y: ys.at(-1) ?? 0 })).toEqual(place.at);
});

test.each(COMPLEXES.map(({ alias }) => alias))('%s: every flat of the list has one place on one floor', (alias) => {
  const { flats } = parse(files.get(`${alias}/flats.yaml`) ?? '') as { flats: { id: string }[] };
  const { floors } = parse(files.get(`${alias}/floor-plans.yaml`) ?? '') as { floors: { flats: string[] }[] };
  expect(floors.flatMap(({ flats: ids }) => ids)).toEqual(flats.map(({ id }) => id));
});
