import type { PlanFloor, PlanSection } from '#entities/flat';

/** Tells a floor of a building from the others, on the facade and in the table. */
export function floorKey({ section }: PlanSection, { floor }: PlanFloor): string {
  return `${section}/${floor}`;
}
