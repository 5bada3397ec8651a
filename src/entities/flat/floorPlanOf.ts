import type { Flat, Image, Outline, PicturePoint, SitePlan } from '#shared/responses';
import type { PlanBuilding, PlanFloor, PlanSection } from './buildings.ts';

interface PlacedFlat {
  readonly flat: Flat;
  readonly outline: Outline;
  readonly label_at: PicturePoint;
}

interface DrawnFloor {
  readonly image: Image;
  readonly flats: readonly PlacedFlat[];
}

/** The plan of a floor with its flats in their places; null when none is drawn. */
export function floorPlanOf(
  sitePlan: SitePlan | null,
  { key: building }: PlanBuilding,
  { section }: PlanSection,
  { floor, flats }: PlanFloor,
): DrawnFloor | null {
  const planned = sitePlan?.floors.find(
    (each) => each.building === building && each.section === section && each.floor === floor,
  );
  const drawing = sitePlan?.floor_plans.find(({ key }) => key === planned?.plan);
  if (planned === undefined || drawing === undefined) return null;
  return {
    image: drawing.image,
    flats: planned.flats.flatMap((id, index) => {
      const flat = flats.find((each) => each.id === id);
      const place = drawing.places[index];
      return flat === undefined || place === undefined ? [] : [{ flat, ...place }];
    }),
  };
}
