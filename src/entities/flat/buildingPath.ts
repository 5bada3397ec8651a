import { pathTo } from '#shared/routing';

/** Where the flats of a building are chosen, without the language prefix. */
export function buildingPath(alias: string, building: string): string {
  return `${pathTo('projectPlan', { alias })}?building=${encodeURIComponent(building)}`;
}
