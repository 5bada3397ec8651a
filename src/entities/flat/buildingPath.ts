import { levelPath } from './planLevel.ts';

/** Where the flats of a building are chosen, without the language prefix. */
export function buildingPath(alias: string, building: string): string {
  return levelPath(alias, { kind: 'building', building });
}
