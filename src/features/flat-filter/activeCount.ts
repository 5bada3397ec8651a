import type { FlatFilter } from './flatFilterTypes.ts';

/** How many wishes a filter has; the order of the list is none. */
export function activeCount({ rooms, areas, statuses, buildings, floorFrom, floorTo }: FlatFilter): number {
  return (
    rooms.length + areas.length + statuses.length + buildings.length + Number(floorFrom !== null || floorTo !== null)
  );
}
