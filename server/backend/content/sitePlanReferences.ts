import { expectKnown, expectUnique, keysOf } from './known.ts';
import type { ProjectSource } from './sources.ts';

function checkBuildings({ flats, sitePlan }: ProjectSource): void {
  if (sitePlan === undefined) return;
  const { buildings } = sitePlan.value;
  buildings.forEach(({ key, facade }, index) => {
    if (flats !== undefined) {
      expectKnown(sitePlan, ['buildings', index, 'key'], 'building', key, keysOf(flats.value.buildings));
    }
    expectUnique(
      sitePlan,
      facade?.floors ?? [],
      'floor',
      ({ section, floor }) => `${floor} (section ${section})`,
      (at) => ['buildings', index, 'facade', 'floors', at, 'floor'],
    );
  });
  expectUnique(
    sitePlan,
    buildings,
    'building',
    ({ key }) => key,
    (index) => ['buildings', index, 'key'],
  );
}

/** A flat is on one floor: the list of flats must name the same one. */
function checkFlatsOfFloors({ flats, floorPlans }: ProjectSource): void {
  if (flats === undefined || floorPlans === undefined) return;
  const rows = new Map(flats.value.flats.map((row) => [row.id, row]));
  expectUnique(
    floorPlans,
    floorPlans.value.floors.flatMap(({ flats: ids }, index) =>
      ids.flatMap((id, at) => (id === null ? [] : [{ id, field: ['floors', index, 'flats', at] }])),
    ),
    'flat',
    ({ id }) => id,
    (_, { field }) => field,
  );
  floorPlans.value.floors.forEach(({ building, section, floor, flats: ids }, index) => {
    expectKnown(floorPlans, ['floors', index, 'building'], 'building', building, keysOf(flats.value.buildings));
    ids.forEach((id, at) => {
      if (id === null) return;
      const row = rows.get(id);
      const field = ['floors', index, 'flats', at];
      if (row === undefined) floorPlans.fail(field, `there is no flat ${JSON.stringify(id)} in flats.yaml`);
      else if (row.building !== building || row.section !== section || row.floor !== floor) {
        floorPlans.fail(
          field,
          `flats.yaml has flat ${id} in building ${row.building}, section ${row.section}, floor ${row.floor}`,
        );
      }
    });
  });
}

function checkFloors({ floorPlans }: ProjectSource): void {
  if (floorPlans === undefined) return;
  const { floor_plans: plans, floors } = floorPlans.value;
  expectUnique(
    floorPlans,
    plans,
    'floor plan',
    ({ key }) => key,
    (index) => ['floor_plans', index, 'key'],
  );
  expectUnique(
    floorPlans,
    floors,
    'floor',
    ({ building, section, floor }) => `${floor} (building ${building}, section ${section})`,
    (index) => ['floors', index, 'floor'],
  );
  const places = new Map(plans.map((plan) => [plan.key, plan.places.length]));
  floors.forEach(({ plan, flats }, index) => {
    if (plan === null) return;
    expectKnown(floorPlans, ['floors', index, 'plan'], 'floor plan', plan, new Set(places.keys()));
    const drawn = places.get(plan) ?? flats.length;
    if (drawn !== flats.length) {
      floorPlans.fail(['floors', index, 'flats'], `${flats.length} flats, but floor plan ${plan} has ${drawn} places`);
    }
  });
}

export function checkSitePlan(source: ProjectSource): void {
  checkBuildings(source);
  checkFloors(source);
  checkFlatsOfFloors(source);
}
