import type { Flat } from '#shared/responses';
import { pathTo } from '#shared/routing';
import type { PlanBuilding, PlanFloor, PlanSection } from './buildings.ts';

/** A level of the plan: site, building, section, floor. Each is part of the one before. */
export type PlanLevel =
  | { readonly kind: 'site' }
  | { readonly kind: 'building'; readonly building: string }
  | { readonly kind: 'section'; readonly building: string; readonly section: number }
  | { readonly kind: 'floor'; readonly building: string; readonly section: number; readonly floor: number };

export interface LevelParams {
  readonly building?: string | undefined;
  readonly section?: string | undefined;
  readonly floor?: string | undefined;
}

/** A whole number in its one spelling: `07` would be a second address of the same page. */
function wholeNumber(text: string): number | null {
  const value = Number(text);
  return Number.isSafeInteger(value) && String(value) === text ? value : null;
}

/** The level that the parameters of a path name; null when they name none. */
export function readLevel({ building, section, floor }: LevelParams): PlanLevel | null {
  if (building === undefined) return { kind: 'site' };
  if (section === undefined) return { kind: 'building', building };
  const sectionNumber = wholeNumber(section);
  if (sectionNumber === null) return null;
  if (floor === undefined) return { kind: 'section', building, section: sectionNumber };
  const floorNumber = wholeNumber(floor);
  return floorNumber === null ? null : { kind: 'floor', building, section: sectionNumber, floor: floorNumber };
}

/** Tells the levels of a project from each other. */
export const levelKey = ({ building = '', section = '', floor = '' }: LevelParams): string =>
  [building, section, floor].join('/');

/** Where a level of a project is shown, without the language prefix. */
export function levelPath(alias: string, level: PlanLevel): string {
  switch (level.kind) {
    case 'site':
      return pathTo('projectPlan', { alias });
    case 'building':
      return pathTo('planBuilding', { alias, building: level.building });
    case 'section':
      return pathTo('planSection', { alias, building: level.building, section: String(level.section) });
    case 'floor':
      return pathTo('planFloor', {
        alias,
        building: level.building,
        section: String(level.section),
        floor: String(level.floor),
      });
  }
}

/** The way down to a level, itself the last. */
export function levelsTo(level: PlanLevel): readonly PlanLevel[] {
  const site: PlanLevel = { kind: 'site' };
  if (level.kind === 'site') return [site];
  const { building } = level;
  const ofBuilding: PlanLevel = { kind: 'building', building };
  if (level.kind === 'building') return [site, ofBuilding];
  const ofSection: PlanLevel = { kind: 'section', building, section: level.section };
  return level.kind === 'section' ? [site, ofBuilding, ofSection] : [site, ofBuilding, ofSection, level];
}

/** A level of the plan and the levels above it. */
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
