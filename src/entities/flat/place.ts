import type { Flat } from '#shared/answers';
import type { PlanBuilding, PlanFloor, PlanSection } from './buildings.ts';
import type { PlanLevel } from './planLevel.ts';

/** What stands at a level: itself and all around it. */
export interface PlanPlace {
  readonly building?: PlanBuilding;
  readonly section?: PlanSection;
  readonly floor?: PlanFloor;
}

/** Null when the project has no such place. */
export function placeAt(buildings: readonly PlanBuilding[], level: PlanLevel): PlanPlace | null {
  if (level.kind === 'site') return {};
  const building = buildings.find(({ key }) => key === level.building);
  if (building === undefined) return null;
  if (level.kind === 'building') return { building };
  const section = building.sections.find((each) => each.section === level.section);
  if (section === undefined) return null;
  if (level.kind === 'section') return { building, section };
  const floor = section.floors.find((each) => each.floor === level.floor);
  return floor === undefined ? null : { building, section, floor };
}

/** Whether a flat is at a level, or below it. */
export function isAt(flat: Flat, level: PlanLevel): boolean {
  if (level.kind === 'site') return true;
  if (flat.building?.key !== level.building) return false;
  if (level.kind === 'building') return true;
  if (flat.section !== level.section) return false;
  return level.kind === 'section' || flat.floor === level.floor;
}
